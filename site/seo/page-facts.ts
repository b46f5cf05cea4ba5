import { page as home } from '#content/page-home';
import { findPicture } from '#content/pictures';
import * as settings from '#content/settings';
import type { Action, Meta } from '../schema/fields';
import type { PageHero } from '../schema/page';
import { plainFile } from '../../widgets/kit/model/picture';
import { businessName, businessThing, websiteThing } from './structured-data/business';
import { breadcrumbs, pageThing } from './structured-data/page';
import type { Thing } from './structured-data/thing';

/**
 * Data of a page only for search engines and social networks. Each page's module exports them; the build writes them
 * to HTML and drops them from browsers' code.
 */
export interface PageFacts {
  card: {
    title: string;
    /** Short text on the street sign above the title. */
    kicker: string;
    picture: string;
    alt: string;
    /** Horizontal position of the subject, 0 to 1. */
    focus?: number | undefined;
  };
  keywords: readonly string[];
  /** Only for posts. */
  article?: { published: string; section: string; tags: readonly string[] };
  graph: readonly Thing[];
}

const { business } = settings;
const HOME: Action = { href: '/', label: 'Home' };

/** Returns the root-relative address of a picture in a size for search engines. */
export function pictureAddress(key: string): string {
  const picture = findPicture(key);
  if (!picture) throw new Error(`No picture has the key "${key}".`);
  return plainFile(picture);
}

/** Picture of pages without one. */
const common = {
  key: business.socialPicture,
  alt: home.hero.imageAlt ?? '',
  focus: home.hero.imageFocus?.[0],
};

export const company = () => businessThing(settings, pictureAddress(common.key));

/** Maximum characters on the sign of a card. */
const SIGN_MAX = 26;

interface Plain {
  path: string;
  meta: Meta;
  hero: PageHero;
}

interface Extra {
  type?: string;
  /** True for the whole company; others carry its name. */
  aboutUs?: boolean;
  graph?: readonly Thing[];
}

export function plainFacts(
  { path, meta, hero }: Plain,
  { type = 'WebPage', aboutUs, graph = [] }: Extra = {},
): PageFacts {
  const picture = hero.image ?? common.key;
  const isSign = meta.title !== hero.title && meta.title.length <= SIGN_MAX;
  return {
    card: {
      title: hero.title,
      kicker: isSign ? meta.title : business.city,
      picture,
      alt: hero.imageAlt ?? common.alt,
      focus: hero.image ? hero.imageFocus?.[0] : common.focus,
    },
    keywords: business.keywords,
    graph: [
      pageThing(type, { ...meta, canonical: path }, pictureAddress(picture)),
      ...(path === '/' ? [] : [breadcrumbs([HOME], meta.title)]),
      aboutUs ? company() : businessName(business),
      websiteThing(business),
      ...graph,
    ],
  };
}

/** Returns the data of unknown addresses. */
export const unknownFacts = (): PageFacts => ({
  card: {
    title: home.hero.title,
    kicker: business.city,
    picture: common.key,
    alt: common.alt,
    focus: common.focus,
  },
  keywords: business.keywords,
  graph: [],
});
