import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { retryImport } from '../../../widgets/kit/element/retry-import';
import { withoutMarks } from './check-saving';
import type { Draft, DrawPreview } from './drawing';
import type { Format, Texts } from './formats';
import { newPictures } from './new-pictures';
import { redraw } from './redraw';
import type { Pictures } from './treatments';

/** The editor's own way to make elements: it draws its previews with a React of its own. */
declare const h: (tag: string, attributes: object | null, ...inside: unknown[]) => never;

/** The site's components, which are fetched with the first form that has a preview. */
const DRAW = '/desk/preview.js';

const load = () => retryImport(() => import(DRAW) as Promise<{ drawPreview: DrawPreview }>);

/** Milliseconds without a key pressed after which it is drawn. */
const STILL = 150;

/** Parts of the editor that a preview needs. */
export interface Shown {
  /** Returns the file that a form would become. */
  draft: Format['draft'];
  texts: Texts;
  /** Addresses of pictures on the site, by the address that the editor knows them by. */
  published: Pictures;
}

/** Returns the preview of a post or a tour: card and page, drawn as the site draws them. */
export function previewTemplate(shown: Shown): CustomPreviewTemplate {
  let newest = 0;
  async function draw(root: HTMLElement, props: CustomPreviewTemplateProps): Promise<void> {
    const turn = ++newest;
    await pause(STILL);
    if (turn !== newest) return;
    const [{ drawPreview }, draft] = await Promise.all([load(), draftOf(props, shown)]);
    const { html, marks } = await drawPreview(draft);
    // What was typed meanwhile is drawn soon.
    if (turn !== newest) return;
    const { body, documentElement } = root.ownerDocument;
    documentElement.lang = 'en';
    body.dataset['look'] = 'edition';
    for (const mark of marks) documentElement.setAttribute(mark, '');
    redraw(root, html);
  }
  return (props) =>
    h('div', {
      ref: (root: HTMLElement | null) =>
        void (root && draw(root, props).catch((error: unknown) => tell(root, error))),
    });
}

/** Says that nothing could be drawn; the form works without. */
function tell(root: HTMLElement, error: unknown): void {
  console.error(error);
  root.textContent = 'The preview cannot show this. It can be saved all the same.';
}

async function draftOf(
  { entry, getAsset }: CustomPreviewTemplateProps,
  { draft, texts, published }: Shown,
): Promise<Draft> {
  const form = withoutMarks((entry.get('data') as { toJS(): Record<string, unknown> }).toJS());
  const [name, text] = draft(form);
  const pictures = await newPictures(form, published, getAsset);
  return { name, text, settings: texts.get('settings.yaml') ?? '', pictures };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
