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
 * Facts of a page for search engines and social networks alone. Each page's module exports them beside the page; they
 * are made while building and are in the HTML, and the build keeps them out of browsers' code.
 */
export interface PageFacts {
  /** The picture that shows when the page is shared. */
  card: {
    title: string;
    /** Short, on the street sign above the title. */
    kicker: string;
    /** Key of the picture. */
    picture: string;
    alt: string;
    /** Position of the subject, as a share of the width. */
    focus?: number | undefined;
  };
  keywords: readonly string[];
  /** Only for posts. */
  article?: { published: string; section: string; tags: readonly string[] };
  graph: readonly Thing[];
}

const { business } = settings;
const HOME: Action = { href: '/', label: 'Home' };

/** Root-relative address of a picture in a size that search engines like. */
export function pictureAddress(key: string): string {
  const picture = findPicture(key);
  if (!picture) throw new Error(`No picture has the key "${key}".`);
  return plainFile(picture);
}

/** The picture of pages that have none. */
const common = { key: business.socialPicture, alt: home.hero.imageAlt ?? '', focus: home.hero.imageFocus };

/** The company, for pages that tell about it. */
export const company = () => businessThing(settings, pictureAddress(common.key));

/** Longest text for the sign of a card. */
const SIGN_MAX = 26;

interface Plain {
  path: string;
  meta: Meta;
  hero: PageHero;
}

interface Extra {
  type?: string;
  /** Pages that tell about the company carry all of it, others its name. */
  aboutUs?: boolean;
  graph?: readonly Thing[];
}

/** The facts of a page with a hero. */
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
      focus: hero.image ? hero.imageFocus : common.focus,
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

/** The facts of addresses that are no page. */
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
