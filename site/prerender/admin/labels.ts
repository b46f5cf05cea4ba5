import { capital } from '../content/placeholders';
import type { JsonSchema } from './content-schemas';

const LABELS: Readonly<Record<string, string>> = {
  alt: 'What the picture shows',
  ariaLabel: 'Label for screen readers',
  cta: 'Call',
  defaultHref: 'Leads to',
  excerpt: 'Summary',
  faq: 'Questions',
  faqHeading: 'Questions heading',
  faqs: 'Questions',
  hero: 'Opening',
  href: 'Leads to',
  id: 'Number',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  imageCaption: 'Caption of the picture',
  imageFocus: 'Subject of the picture',
  imageNight: 'Picture at night',
  imageNightTall: 'Picture at night, for narrow windows',
  imageTall: 'Picture for narrow windows',
  instagramUrl: 'Address at Instagram',
  itemId: 'Booking number',
  lang: 'Language',
  liveEditor: 'Editor on the public site',
  meta: 'For search engines',
  metaDescription: 'Description for search engines',
  metaTitle: 'Title for search engines',
  nbcVideo: 'NBC video',
  path: 'Address',
  serviceId: 'Service ID',
  siteUrl: 'Address of the site',
  socialPicture: 'Picture for social networks',
  structured: 'Facts for search engines',
  validationScript: 'Mailchimp’s script',
  violationReports: 'Security reports',
};

/** Returns a field's name in words: `privateMinimum` as Private minimum. */
export function labelOf(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return LABELS[name] ?? capital(words);
}

/** Name of an entry, by the name of its list or by a field in it. */
const SINGULARS: Readonly<Record<string, string>> = {
  articles: 'article',
  question: 'question',
  quote: 'guest’s words',
  team: 'person',
};

/** Returns the name of one entry for the button that adds one: `stops` as stop. */
export const singularOf = (list: string, { properties = {} }: JsonSchema): string =>
  [list, ...Object.keys(properties)].map((name) => SINGULARS[name]).find(Boolean) ??
  labelOf(list)
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');
