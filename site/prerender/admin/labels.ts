/** Fields whose names say little to who has not written them. */
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
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a language: `de` as German. */
export const languageLabel = (code: string): string => languages.of(code) ?? code;
