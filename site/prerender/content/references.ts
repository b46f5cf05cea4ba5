import { isAddress } from '../../../widgets/kit/model/address';
import { closestMatch } from '../../../widgets/kit/model/closest-match';
import { pictureKey } from '../pictures/key';
import { problemAt, type Report } from './read/problems';
import type { Folder } from './read/folder';
import type { Loaded } from './read/reader';
import { walkTexts } from './read/walk-texts';

const PICTURE_FIELDS = new Set([
  'image',
  'imageTall',
  'imageNight',
  'imageNightTall',
  'picture',
  'socialPicture',
]);
const LINK_FIELDS = new Set(['href', 'link', 'defaultHref', 'path']);
const PICTURE = /\.(webp|jpe?g|png|svg|avif|hei[cf])$/i;
/** A text that is nothing but an address of the web: it may be one of this site's, whatever its field is called. */
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

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
  if (!isAddress(address)) {
    const guess = closestMatch(`/${address}`, [...pages]);
    return {
      wrong: `leads to "${address}", which is no address`,
      right: guess
        ? `Did you mean "${guess}"? A page of this site begins with a slash.`
        : 'Use a page of this site (/tours), a whole address (https://example.com) or a mail link (mailto:name@example.com).',
    };
  }
  const own = ownAddress(address, site);
  if (own === undefined || pages.has(own.path)) return undefined;
  const guess = closestMatch(own.path, [...pages]);
  // Another number is another post, not a typing mistake: that post was deleted.
  const isTypo = guess && guess.replace(/\d/g, '') !== own.path.replace(/\d/g, '');
  return {
    wrong: `leads to "${address}", which is not a page of this site`,
    right: isTypo ? `Did you mean "${own.origin}${guess}"?` : 'Lead it to another page, or take it out.',
  };
}

/** Returns the path of a link to a page of this site, however it is written; undefined for any other link. */
function ownAddress(address: string, site: string | undefined): { origin: string; path: string } | undefined {
  if (address.startsWith('/')) return { origin: '', path: address.split('#')[0]! };
  if (!site || !URL.canParse(address) || new URL(address).host !== new URL(site).host) return undefined;
  const { origin, pathname, search } = new URL(address);
  return { origin, path: pathname + search };
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
export function checkReferences(file: Loaded<unknown>, targets: Targets, report: Report): void {
  walkTexts(file.data, (text, path) => {
    const field = String(path.findLast((step) => typeof step === 'string'));
    const isPicture = PICTURE_FIELDS.has(field);
    const isLink = LINK_FIELDS.has(field) || WEB_ADDRESS.test(text);
    const fault = isPicture ? pictureFault(text, targets) : isLink && linkFault(text, targets);
    if (fault) report(problemAt(file, path, fault, isPicture ? 'missing-picture' : 'content'));
  });
}
