import { isAddress } from '../../../widgets/kit/model/address';
import { closestMatch } from '../../../widgets/kit/on-demand/closest-match';
import { pictureKey } from '../../schema/picture-key';
import { problemAt, type Report } from './read/problems';
import type { Folder, Loaded } from './read/reader';
import { walkTexts } from './read/walk-texts';

const PICTURE_FIELD = /^(image(Night)?(Tall)?|picture|socialPicture)$/;
const LINK_FIELD = /^(href|link|defaultHref|path)$/;
const PICTURE = /^pictures\/(.*\.(?:webp|jpe?g|png|svg|avif|hei[cf]))$/i;
/** A web address in any field, possibly of this site. */
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

export interface Targets {
  pictures: ReadonlySet<string>;
  /** Paths of this site's pages, with `?post=` addresses of the blog; undefined if some are unknown. */
  pages: ReadonlySet<string> | undefined;
  site?: string | undefined;
}

export const pictureKeys = ({ texts }: Folder): Set<string> =>
  new Set([...texts.keys()].flatMap((name) => PICTURE.exec(name)?.slice(1).map(pictureKey) ?? []));

/** Returns what is wrong with a link, or undefined. Fragments are checked on the prerendered pages. */
export function linkFault(address: string, { pages, site }: Targets) {
  if (!isAddress(address)) {
    const guess = closestMatch(`/${address}`, [...(pages ?? [])]);
    return {
      wrong: `leads to "${address}", which is no address`,
      right: guess
        ? `Did you mean "${guess}"? A page of this site begins with a slash.`
        : 'Use a page of this site (/tours), a whole address (https://example.com) or a mail link (mailto:name@example.com).',
    };
  }
  const page = pageOf(address, site);
  if (!pages || !page || pages.has(page)) return undefined;
  const guess = closestMatch(page, [...pages]);
  return {
    wrong: `leads to "${address}", which is not a page of this site`,
    right: guess ? `Did you mean "${guess}"?` : 'Link to another page, or remove the link.',
  };
}

/** Returns the path of a link to this site; undefined for other links. */
function pageOf(address: string, site = 'https://this.invalid'): string | undefined {
  const { origin, pathname, search } = new URL(address, site);
  return origin === new URL(site).origin && !address.startsWith('#') ? pathname + search : undefined;
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
    const field = String(path.filter((step) => typeof step === 'string').at(-1));
    const isPicture = PICTURE_FIELD.test(field);
    const isLink = LINK_FIELD.test(field) || WEB_ADDRESS.test(text);
    const fault = isPicture ? pictureFault(text, targets) : isLink && linkFault(text, targets);
    if (fault) report(problemAt(file, path, fault, isPicture ? 'missing-picture' : 'content'));
  });
}
