import { good, note, SITE, wrong, type Finding } from './finding';
import { messages } from './messages';
import { faultOfName, faultsOfOthers } from './names';

/** Path of the page that a frame of ours shows. */
const FRAMED = '/embed/';

/** Returns the address of what a frame shows, where that is a widget of ours. */
export function framed({ src }: HTMLIFrameElement): URL[] {
  const address = URL.canParse(src) ? new URL(src) : undefined;
  return address?.origin === SITE && address.pathname.startsWith(FRAMED) ? [address] : [];
}

/** Says of a frame what its address tells: what is in it belongs to another page. */
export function ofFrame({ pathname, searchParams }: URL, tags: readonly string[]): Finding[] {
  const tag = pathname.replace(FRAMED, 'cat-').replace(/\.html$/, '');
  if (!tags.includes(tag)) return [wrong(messages.unknown(tag))];
  const partner = searchParams.get('partner') ?? '';
  const fault = faultOfName(tag, partner);
  return [
    note(messages.framed(tag)),
    fault ? wrong(fault) : good(messages.framedFor(tag, partner)),
    ...faultsOfOthers(tag, (name) => searchParams.get(name)),
  ];
}
