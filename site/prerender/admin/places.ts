import { labelOf, languageLabel } from './labels';

/** Returns the way to a field as the form names it: `stops[2].imageAlt` as Stops 2, Image alt. */
export const fieldInWords = (field: string): string =>
  field
    .split('.')
    .map((step) => labelOf(step.replace(/\[(\d*)\]/g, ' $1').trim()))
    .join(', ');

const inContent = (file: string): string => file.replace(/^site\/content\//, '').replace(/\.(yaml|md)$/, '');

/** Returns the name of a file in words: `site/content/tours/lower-east-side.yaml` as tours, lower east side. */
export const placeInWords = (file: string): string =>
  inContent(file)
    .replace(/^(languages)\/(.+)/, (_, folder: string, code: string) => `${folder}/${languageLabel(code)}`)
    .replaceAll('/', ', ')
    .replaceAll('-', ' ');

/** Returns the name of a file's form: `site/content/tours/lower-east-side.yaml` as Tours, Lower east side. */
export const formName = (file: string): string => placeInWords(file).split(', ').map(labelOf).join(', ');

/** Returns where the editor has the form of a file. */
export function editorAddress(file: string): string {
  const path = inContent(file);
  const [folder, name] = path.split('/');
  const collection = name ? folder : ['settings', 'samples'].includes(path) ? path : 'lists';
  const entry = folder === 'posts' ? name : path.replaceAll('/', '-');
  return `/admin/edit#/collections/${collection}/entries/${entry}`;
}
