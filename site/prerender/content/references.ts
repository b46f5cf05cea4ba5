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
  /** Origin of this site; a link that names it is one of the site's own. Not known where the settings cannot be read. */
  site?: string;
}

/** The keys of all picture masters: their paths without the file ending. */
export async function pictureKeys(content: Folder): Promise<Set<string>> {
  const names = await content.names('pictures');
  return new Set(names.filter((name) => PICTURE.test(name)).map(pictureKey));
}

/** Returns what is wrong with a link, or undefined. Places within a page are looked for when the pages are there. */
export function linkFault(address: string, { pages, site }: Targets) {
  if (!isAddress(address))
    return { wrong: `leads to "${address}", which is no address`, right: linkAdvice(address, [...pages]) };
  const own = ownAddress(address, site);
  if (own === undefined) return undefined;
  const target = own.split('#')[0] ?? own;
  if (pages.has(target)) return undefined;
  const guess = closestMatch(target, [...pages]);
  // Who has written it whole may have to: some fields take nothing else.
  const origin = address.startsWith('/') ? '' : new URL(address).origin;
  return {
    wrong: `leads to "${address}", which is not a page of this site`,
    right: adviceOn(target, guess, origin),
  };
}

function adviceOn(target: string, guess: string | undefined, origin: string): string {
  if (!guess) return `Use the address of a page, for example ${origin}/tours.`;
  // Another number is another post, and no slip of the pen: this one is gone.
  return withoutDigits(target) === withoutDigits(guess)
    ? 'Lead it to another page, or take it out.'
    : `Did you mean "${origin}${guess}"?`;
}

const withoutDigits = (text: string): string => text.replace(/\d/g, '');

/** Returns a link to a page of this site as a path, however it is written; undefined for any other link. */
function ownAddress(address: string, site: string | undefined): string | undefined {
  if (address.startsWith('/')) return address;
  if (!site || !URL.canParse(address) || new URL(address).host !== new URL(site).host) return undefined;
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
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

/** A text that is nothing but an address of the web: it may be one of this site's, whatever its field is called. */
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

function linkFaultIn(field: string, value: string, targets: Targets) {
  return LINK_FIELDS.has(field) || WEB_ADDRESS.test(value) ? linkFault(value, targets) : undefined;
}
