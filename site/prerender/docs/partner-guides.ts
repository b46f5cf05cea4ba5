import { business } from '#content/settings';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { frameHeightOf } from '../../../loader/reserved-height';
import type { Guide } from '../../pages/guide';
import { messages } from '../../pages/messages';
import { guidePath, GUIDES, type GuideName } from '../../pages/guide-names';
import { CHANGELOG, releasedChanges } from '../release/releases';
import { guideHtml } from './guide-html';

/** Files by the last part of the page's address. */
const FILES: Record<GuideName, string> = {
  guide: 'loader/README.md',
  reference: 'widgets/README.md',
  package: 'loader/npm/README.md',
};

/** Elements whose example is a picture, because it would send what is typed to us. */
const SENDING = ['contact', 'newsletter', 'survey'];

const CODE = /<pre>.*?<\/pre>/gs;
/** Matches a paragraph with the link to an element's example. */
const EXAMPLE = /<p><a href="\/embed\/([\w-]+)">(.*?)<\/a><\/p>/g;

/** Renders a guide for partners' developers. Each example is in a frame, which loads when a visitor unfolds it. */
export function partnerGuide(name: GuideName): Guide {
  const file = FILES[name];
  const hrefOf = (link: string) => {
    const target = path.join(path.dirname(file), link);
    const guide = GUIDES.find((other) => target.startsWith(FILES[other]));
    if (guide) return guidePath(guide) + target.replace(FILES[guide], '');
    return link.replace(`${business.siteUrl}/`, '/');
  };
  const { title, html } = guideHtml(readFileSync(file, 'utf8'), hrefOf);
  return {
    title,
    description: /<p>(.*?)<\/p>/s.exec(html)![1]!.replace(/<.*?>/g, '').replaceAll('\n', ' '),
    html:
      html
        .replace(EXAMPLE, (_, tag: string, label: string) => exampleHtml(tag, label))
        .replace(CODE, copyableHtml) + (name === 'reference' ? versionsHtml() : ''),
  };
}

/** @param index position in the page, which makes the id unique */
function copyableHtml(code: string, index: number): string {
  const id = `code-${index}`;
  return `<div class="guide-code"><div id="${id}">${code}</div><button type="button" class="button ghost small" data-copies="${id}" hidden>${messages.copy}</button></div>`;
}

/** Returns a folded frame of the element's own page. */
function exampleHtml(tag: string, label: string): string {
  const isPicture = SENDING.includes(tag);
  const note = isPicture ? '<p>A picture of the form, which sends nothing.</p>' : '';
  const height = frameHeightOf({ tag: `cat-${tag}` });
  return `<details><summary>${label}</summary>${note}<iframe src="/embed/${tag}" title="cat-${tag}" height="${height}" loading="lazy"${isPicture ? ' inert' : ''}></iframe></details>`;
}

/** Returns the changes of every released version; nothing before the first. */
function versionsHtml(): string {
  const changes = releasedChanges(readFileSync(CHANGELOG, 'utf8'));
  return (
    changes && guideHtml(`# Versions\n\n## Versions\n\n${changes.replace(/^## /gm, '### ')}`, String).html
  );
}
