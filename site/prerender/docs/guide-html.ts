import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { headingIds } from '../content/posts/heading-ids';

interface GuideHtml {
  title: string;
  /** Without the title. */
  html: string;
}

/**
 * Renders a guide as HTML, with an id for each section.
 * @param text Markdown; the first heading is the title
 * @param hrefOf returns the address on the site for a link of the file
 */
export function guideHtml(text: string, hrefOf: (link: string) => string): GuideHtml {
  const [, title = '', body = ''] = /^# (.+)\n([^]*)/m.exec(text.replace(/<!--.*?-->/gs, ''))!;
  const idOf = headingIds();
  const html = micromark(body, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    .replace(
      /<h2>(.*?)<\/h2>/g,
      (_, words: string) => `<h2 id="${idOf(words.replace(/<[^>]+>|&\w+;/g, ''))}">${words}</h2>`,
    )
    .replace(/(?<=href=")[^"]+/g, hrefOf);
  return { title, html };
}
