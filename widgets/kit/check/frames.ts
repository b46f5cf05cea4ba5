import { isFramable } from '../model/framable';
import { good, note, SITE, wrong, type Finding } from './finding';
import { messages } from './messages';
import { faultOfName, faultsOfOthers } from './names';

/** Path of the page that a frame of ours shows. */
const FRAMED = '/embed/';
/** Milliseconds for an answer; a frame that is to come later gives none. */
const PATIENCE = 300;

/** Words of the page in a frame of ours about itself. */
interface Told {
  type: 'cat-faults';
  /** Names in its address that its tag does not know. */
  unknown: readonly string[];
  /** Lines that its tag has said on the console. */
  said: readonly string[];
}

/** A frame of ours, and what the page in it has told, if it has. */
export interface Framed {
  address: URL;
  told: Told | undefined;
}

/** Returns the address of what a frame shows, where that is a widget of ours. */
function addressOf({ src }: HTMLIFrameElement): URL | undefined {
  const address = URL.canParse(src) ? new URL(src) : undefined;
  return address?.origin === SITE && address.pathname.startsWith(FRAMED) ? address : undefined;
}

/** Asks every frame of ours what is amiss in it: what is in it belongs to another page. */
export async function askFrames(elements: readonly Element[]): Promise<Framed[]> {
  const answers = new Map<unknown, Told>();
  const listen = ({ data, origin, source }: MessageEvent) => {
    if (origin === SITE && data?.type === 'cat-faults') answers.set(source, data);
  };
  const frames = elements.flatMap((element) => {
    const address = element instanceof HTMLIFrameElement && addressOf(element);
    return address ? { address, page: (element as HTMLIFrameElement).contentWindow } : [];
  });
  addEventListener('message', listen);
  for (const { page } of frames) page?.postMessage({ type: 'cat-faults-wanted' }, '*');
  if (frames.length) await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  removeEventListener('message', listen);
  return frames.map(({ address, page }) => ({ address, told: answers.get(page) }));
}

/** Says of a frame what its address and the page in it tell. */
export function ofFrame(
  { address: { pathname, searchParams }, told }: Framed,
  tags: readonly string[],
): Finding[] {
  const tag = pathname.replace(FRAMED, 'cat-').replace(/\.html$/, '');
  if (!tags.includes(tag)) return [wrong(messages.unknown(tag))];
  if (!isFramable(tag)) return [wrong(messages.frameless(tag))];
  // Of a name that is said twice the page in the frame takes the last.
  const said = (name: string) => searchParams.getAll(name).at(-1);
  const partner = said('partner') ?? '';
  const fault = faultOfName(tag, partner);
  return [
    told ? good(messages.aliveInFrame(tag)) : note(messages.framed(tag)),
    fault ? wrong(fault) : good(messages.framedFor(tag, partner)),
    ...faultsOfOthers(tag, (name) => said(name) ?? null),
    ...(told?.unknown ?? []).map((name) => wrong(messages.attribute(tag, name))),
    ...ofLines(tag, told?.said ?? []),
  ];
}

/** Line of a tag on the console when its words in another language could not be fetched. */
const WORDLESS = 'its words could not be fetched';

/** Repeats what tags of one name have said on the console, such as values that are none. */
export function ofLines(tag: string, lines: Iterable<string>): Finding[] {
  const start = `[cat] ${tag}: `;
  return (
    [...lines]
      .filter((line) => line.startsWith(start))
      .map((line) => line.slice(start.length))
      // Of names and of unknown attributes the list tells by itself, for each tag.
      .filter((cause) => !/^(partner="|knows no attribute)/.test(cause))
      .map((cause) => wrong(cause === WORDLESS ? messages.wordless(tag) : messages.said(tag, cause)))
  );
}
