import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';

/** The editor's own way to make elements: it draws its previews with a React of its own. */
declare const h: (tag: string, attributes: object | null, ...inside: unknown[]) => never;

type Data = (field: string) => string;

/** Returns what reads the texts of the entry that is edited. */
const reader =
  ({ entry }: CustomPreviewTemplateProps): Data =>
  (field) =>
    String(entry.getIn(['data', ...field.split('.')]) ?? '');

/** Milliseconds between looks whether the editor has read a picture, and how often it is looked. */
const LOOK = 50;
const LOOKS = 100;

/** Shows a picture once the editor has read it; until then its address is one that the site does not have. */
async function show(image: HTMLImageElement, asset: { url: string }): Promise<void> {
  for (let look = 0; look < LOOKS && !asset.url.startsWith('blob:'); look++)
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  if (asset.url.startsWith('blob:')) image.src = asset.url;
}

/** A picture of the entry, as the folder or the company has it. */
function picture({ getAsset }: CustomPreviewTemplateProps, address: string, alt: string) {
  const asset = address ? getAsset(address) : undefined;
  return asset
    ? h('img', { alt, ref: (image: HTMLImageElement | null) => void (image && show(image, asset)) })
    : h('div', { className: 'no-picture' }, 'No picture yet');
}

/** A card as lists of the site show it: picture, a line above the title, the title, a text. */
const card = (shown: unknown, above: string, title: string, text: string) =>
  h(
    'section',
    { className: 'card', 'aria-label': 'Card' },
    shown,
    h('p', { className: 'above' }, above),
    h('h2', null, title),
    h('p', null, text),
  );

/** Preview of a post: its card, and below that the post as its page has it. */
export const PostPreview: CustomPreviewTemplate = (props) => {
  const data = reader(props);
  const shown = picture(props, data('image'), data('imageAlt'));
  return h(
    'div',
    null,
    card(shown, data('category'), data('title'), data('excerpt')),
    h(
      'article',
      null,
      h('p', { className: 'above' }, data('category')),
      h('h1', null, data('title')),
      h('figure', null, shown, h('figcaption', null, data('imageCaption'))),
      props.widgetFor('body'),
    ),
  );
};

/** Preview of a tour: its card, and below that how its page opens. */
export const TourPreview: CustomPreviewTemplate = (props) => {
  const data = reader(props);
  const shown = picture(props, data('image'), data('imageAlt'));
  return h(
    'div',
    null,
    card(shown, data('place'), `${data('title')} ${data('detail')}`, data('teaser')),
    h(
      'article',
      null,
      h('p', { className: 'above' }, data('place')),
      h('h1', null, data('title')),
      h('p', null, data('hero.subtitle')),
      h('p', null, data('description')),
    ),
  );
};
