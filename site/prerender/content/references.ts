import { isAddress } from '../../../widgets/kit/model/address';
import { closestMatch } from '../../../widgets/kit/model/closest-match';
import { pictureKey } from '../pictures/key';
import { linkAdvice } from './link-advice';
import { fieldName, type ContentProblem } from './read/problems';
import type { Folder } from './read/folder';
import type { Loaded } from './read/reader';

const PICTURE_FIELDS = new Set([
  'image',
  'imageTall',
  'imageNight',
  'imageNightTall',
  'picture',
  'socialPicture',
]);
const PICTURE = /\.(webp|jpe?g|png|svg|avif|hei[cf])$/i;

/** Targets that content may refer to. */
export interface Targets {
  /** Keys of the pictures that exist. */
  pictures: ReadonlySet<string>;
  /** Paths of this site's pages, with `?post=` addresses of the blog. */
  pages: ReadonlySet<string>;
}

/** The keys of all picture masters: their paths without the file ending. */
export async function pictureKeys(content: Folder): Promise<Set<string>> {
  const names = await content.names('pictures');
  return new Set(names.filter((name) => PICTURE.test(name)).map(pictureKey));
}

/** Returns what is wrong with a link, or undefined. Anchors of a page are not checked. */
export function linkFault(address: string, { pages }: Targets) {
  if (!isAddress(address))
    return { wrong: `leads to "${address}", which is no address`, right: linkAdvice(address, [...pages]) };
  if (!address.startsWith('/')) return undefined;
  const target = address.split('#')[0] ?? address;
  if (pages.has(target)) return undefined;
  const guess = closestMatch(target, [...pages]);
  return {
    wrong: `leads to "${address}", which is not a page of this site`,
    right: guess ? `Did you mean "${guess}"?` : 'Use the path of a page, for example /tours.',
  };
}

/** Returns what is wrong with a picture key, or undefined. */
export function pictureFault(key: string, { pictures }: Targets) {
  if (pictures.has(key)) return undefined;
  const guess = closestMatch(key, [...pictures]);
  return {
    wrong: `names the picture "${key}", which is not there`,
    right: `Put it into site/content/pictures as ${key}.jpg (or webp, png, svg).${guess ? ` Or did you mean "${guess}"?` : ''}`,
  };
}

/** Checks every link and picture key inside a file's content. */
export function checkReferences(
  { file, data, lineOf }: Loaded<unknown>,
  targets: Targets,
  report: (problem: ContentProblem) => void,
): void {
  function visit(value: unknown, place: (string | number)[]) {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, [...place, index]));
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).forEach(([key, item]) => visit(item, [...place, key]));
    }
    if (typeof value !== 'string') return undefined;
    const field = place.findLast((step) => typeof step === 'string') ?? '';
    const isPicture = PICTURE_FIELDS.has(field);
    const fault = isPicture ? pictureFault(value, targets) : linkFaultIn(field, value, targets);
    if (!fault) return undefined;
    const kind = isPicture ? 'missing-picture' : 'content';
    return report({ file, line: lineOf(place), field: fieldName(place), ...fault, kind });
  }
  visit(data, []);
}

const LINK_FIELDS = new Set(['href', 'link', 'defaultHref', 'path']);

function linkFaultIn(field: string, value: string, targets: Targets) {
  return LINK_FIELDS.has(field) ? linkFault(value, targets) : undefined;
}
