import type { Widget } from '../../../loader/snippet';
import type { Published } from './forms';
import { languageOf } from './painted';

/** Fetches a file of our own site; an answer that is none is a failure. */
async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** The name of a tag's painted snippet; English has none of its own. */
const paintedName = (tag: string, language: string) =>
  tag.replace('cat-', '') + (language === 'en' ? '' : `-${language}`);

/** Fetches what a form needs besides what is chosen. */
export async function fetchPublished<K extends keyof Published>(
  what: K,
  { tag, options }: Widget,
): Promise<Published[K]> {
  const value =
    what === 'painted'
      ? (await fetchFile(`/snippets/${paintedName(tag, languageOf(options))}`)).text()
      : (await fetchFile('/v/integrity.json')).json();
  return (await value) as Published[K];
}

/** Fetches by tag how many bytes a visitor downloads for it. */
export const fetchSizes = async (): Promise<Record<string, number>> =>
  (await fetchFile('/v1/sizes.json')).json() as Promise<Record<string, number>>;
