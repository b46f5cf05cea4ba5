import { describe, expect, it } from 'vitest';
import type { Post } from '../../../widgets/kit/model/post';
import { bodyModule } from '../../../site/prerender/content/posts/body-module';
import { headingIds } from '../../../site/prerender/content/posts/heading-ids';
import { headingsOf, parseMarkdown, readingMinutes } from '../../../site/prerender/content/posts/markdown';
import { toForm } from '../../../site/admin/editor/treatments';
import { readDate } from '../../../site/schema/read-date';

const parse = (text: string) => {
  const problems: string[] = [];
  const tree = parseMarkdown(text, ({ line, wrong }) => problems.push(`${line}: ${wrong}`));
  return { tree, problems };
};
const source = (text: string) => bodyModule({ id: 1 } as Post, parse(text).tree, '../model').text;

describe('headings', () => {
  it('have ids that do not depend on what stands around them', () => {
    const before = headingsOf(parse('## Lost in the mail\n\ntext').tree);
    const after = headingsOf(parse('## New\n\n## Lost in the mail\n\nmore\n\n### Deeper').tree);
    expect(before[0]).toEqual({ id: 'lost-in-the-mail', text: 'Lost in the mail', level: 1 });
    expect(after.map(({ id, level }) => [id, level])).toEqual([
      ['new', 1],
      ['lost-in-the-mail', 1],
      ['deeper', 2],
    ]);
  });

  it('with the same words are told apart, and letters with marks become plain', () => {
    const id = headingIds();
    expect([id('The Café’s cat'), id('The Café’s cat'), id('…')]).toEqual([
      'the-cafes-cat',
      'the-cafes-cat-2',
      'section',
    ]);
  });
});

describe('a body', () => {
  it('is made of element calls, with one text per run', () => {
    const text = source('One line\nand the **next** one\n\n- a\n- b\n\n1. c');
    expect(text).toContain(
      `jsxs('p', { children: ["One line and the ", jsx('strong', { children: "next" }), " one"] })`,
    );
    expect(text).toContain(`jsx('li', { children: "a" })`);
    expect(text).toContain(`jsx('ol', {`);
    expect(text).not.toMatch(/innerHTML|"\s*,\s*"/i);
  });

  it('gives pictures and links to the parts it is drawn with', () => {
    const text = source('![A cat](posts/9 "Caption")\n\n[Tours](/tours) and text');
    expect(text).toContain(`jsx(Picture, { name: "posts/9", alt: "A cat", caption: "Caption" })`);
    expect(text).toContain(`jsx(Link, { href: "/tours", children: "Tours" })`);
    expect(text).not.toContain(`jsx('p', { children: jsx(Picture`);
  });

  it('takes the level of its headings from outside', () => {
    const text = source('## Top\n\n### Below');
    expect(text).toContain('const Heading1 = `h${headingLevel}`');
    expect(text).toContain('const Heading2 = `h${headingLevel + 1}`');
  });

  it('may not hold raw HTML, references, code or deep headings', () => {
    expect(parse('ok\n\n<b>no</b>').problems).toHaveLength(2);
    expect(parse('[a][b]\n\n[b]: /tours').problems).toHaveLength(2);
    expect(parse('`code`').problems).toHaveLength(1);
    expect(parse('#### four').problems).toEqual(['1: has a heading with 4 signs']);
    expect(parse('').problems).toHaveLength(1);
  });

  it('is read at 220 words a minute', () => {
    expect(readingMinutes(parse('word '.repeat(660)).tree)).toBe(3);
    expect(readingMinutes(parse('word').tree)).toBe(1);
  });
});

describe('a date', () => {
  it('is read in its two usual forms', () => {
    expect(readDate('May 3, 2025')).toEqual({ date: 'May 3, 2025', isoDate: '2025-05-03' });
    expect(readDate('2024-02-29')).toEqual({ date: 'February 29, 2024', isoDate: '2024-02-29' });
  });

  it.each([
    'may 3 2025',
    '3 May 2025',
    '3rd of May, 2025',
    'Saturday, May 3rd, 2025',
    'Sat, May 3, 2025',
    '2025-5-3',
    '2025/05/03',
    '5/3/2025',
    '05/03/2025',
    '5/3/25',
    '3-May-2025',
  ])('is read as "%s", and the form of the editor reads the same', (written) => {
    expect(readDate(written)).toEqual({ date: 'May 3, 2025', isoDate: '2025-05-03' });
    expect(toForm({ date: written }, { date: { as: 'day' } }, {})).toEqual({ date: '2025-05-03' });
  });

  it('knows a month by its beginning', () => {
    expect(readDate('Sept. 6, 2025')?.date).toBe('September 6, 2025');
  });

  it.each(['2025-02-29', 'Mai 3, 2025', 'May 32, 2025', 'Ju 3, 2025', '13/5/2025', 'next Sunday', ''])(
    'is not "%s"',
    (written) => {
      expect(readDate(written)).toBeUndefined();
    },
  );
});
