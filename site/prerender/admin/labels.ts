import { capital } from '../content/placeholders';
import type { JsonSchema } from './content-schemas';

const LABELS: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  ariaLabel: 'Label for screen readers',
  cta: 'Call',
  excerpt: 'Summary',
  faq: 'Questions',
  faqs: 'Questions',
  hero: 'Opening',
  href: 'Leads to',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  imageCaption: 'Caption of the picture',
  imageFocus: 'Subject of the picture',
  imageNight: 'Picture at night',
  imageNightTall: 'Picture at night, for narrow windows',
  imageTall: 'Picture for narrow windows',
  instagramUrl: 'Address at Instagram',
  lang: 'Language',
  meta: 'For search engines',
  metaDescription: 'Description for search engines',
  metaTitle: 'Title for search engines',
  nbcVideo: 'NBC video',
  siteUrl: 'Address of the site',
  socialPicture: 'Picture for social networks',
};

/** Returns a field's name in words: `privateMinimum` as Private minimum. */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return LABELS[name] ?? capital(words);
}

/** Name of an entry, by a field in it or by the name of its list. */
const SINGULARS: Readonly<Record<string, string>> = {
  question: 'question',
  quote: 'guest’s words',
  team: 'person',
};

/** Returns the name of one entry for the button that adds one: `stops` as stop. */
export const singularOf = (list: string, { properties = {} }: JsonSchema): string =>
  [...Object.keys(properties), list].map((name) => SINGULARS[name]).find(Boolean) ??
  labelOf(list)
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
