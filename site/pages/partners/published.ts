import type { Widget } from '../../../loader/snippet';
import { retryImport } from '../../../widgets/kit/element/retry-import';
import type { Published } from './forms';
import { paintedName } from './painted';

/** Fetches a file of our own site; an answer that is none is a failure. */
async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Fetches the painted snippet of a tag, and the code that makes of it the partner's own. */
async function fetchPainted(widget: Widget): Promise<Published['painted']> {
  const [file, { paintedFor }] = await Promise.all([
    fetchFile(`/snippets/${paintedName(widget)}`).then((answer) => answer.text()),
    retryImport(() => import('./painted-for')),
  ]);
  // A file that is none, such as the page of a hotel's own network, fails here.
  paintedFor(widget, file);
  return (one) => paintedFor(one, file);
}

async function fetchExact(): Promise<Published['exact']> {
  const hashes = (await (await fetchFile('/v/integrity.json')).json()) as Record<string, string>;
  const [path, integrity] = Object.entries(hashes).at(-1)!;
  return { path: `/${path}`, integrity };
}

const fetchCode = () => retryImport(() => import('./code-texts'));

const fetches = { painted: fetchPainted, exact: fetchExact, code: fetchCode };

/** Fetches what a form needs besides what is chosen. */
export const fetchPublished = async (what: keyof Published, widget: Widget): Promise<Partial<Published>> => ({
  [what]: await fetches[what](widget),
});

/** Fetches how many bytes a visitor downloads, by tag, and by what adds to it. */
export const fetchSizes = async (): Promise<Record<string, number>> =>
  (await fetchFile('/v1/sizes.json')).json() as Promise<Record<string, number>>;
