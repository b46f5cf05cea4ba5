import type { Widget } from '../../../loader/snippet';
import type { Published } from './forms';
import { paintedName } from './painted';

/** Fetches a file of our own site; an answer that is none is a failure. */
async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Fetches what a form needs besides what is chosen. */
export async function fetchPublished<K extends keyof Published>(
  what: K,
  widget: Widget,
): Promise<Published[K]> {
  const value =
    what === 'painted'
      ? (await fetchFile(`/snippets/${paintedName(widget)}`)).text()
      : (await fetchFile('/v/integrity.json')).json();
  return (await value) as Published[K];
}

/** Fetches by tag how many bytes a visitor downloads for it. */
export const fetchSizes = async (): Promise<Record<string, number>> =>
  (await fetchFile('/v1/sizes.json')).json() as Promise<Record<string, number>>;
