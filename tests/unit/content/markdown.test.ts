import { describe, expect, it } from 'vitest';
import type { Post } from '../../../widgets/kit/model/post';
import { bodyModule } from '../../../site/prerender/content/posts/body-module';
import { headingIds } from '../../../site/prerender/content/posts/heading-ids';
import { headingsOf, parseMarkdown, readingMinutes } from '../../../site/prerender/content/posts/markdown';

const parse = (text: string) => {
  const problems: string[] = [];
  const tree = parseMarkdown(text, (line, { wrong }) => problems.push(`${line}: ${wrong}`));
  return { tree, problems };
};
const source = (text: string) => bodyModule({ id: 1 } as Post, parse(text).tree).text;

describe('Headings', () => {
  it('have ids that do not depend on other headings', () => {
    const before = headingsOf(parse('## Lost in the mail\n\ntext').tree);
    const after = headingsOf(parse('## New\n\n## Lost in the mail\n\nmore\n\n### Deeper').tree);
    expect(before[0]).toEqual({ id: 'lost-in-the-mail', text: 'Lost in the mail', level: 1 });
    expect(after.map(({ id, level }) => [id, level])).toEqual([
      ['new', 1],
      ['lost-in-the-mail', 1],
      ['deeper', 2],
    ]);
  });

  it('have different ids when their words are the same', () => {
    const id = headingIds();
    expect([id('The Café’s cat'), id('The Café’s cat'), id('…')]).toEqual([
      'the-cafes-cat',
      'the-cafes-cat-2',
      'section',
    ]);
  });
});

describe('Post body', () => {
  it('consists of element calls, with one text per run', () => {
    const text = source('One line\nand the **next** one\n\n- a\n- b\n\n1. c');
    expect(text).toContain(
      `jsxs('p', { children: ["One line and the ", jsxs('strong', { children: ["next"] }), " one"] })`,
    );
    expect(text).toContain(`jsxs('li', { children: ["a"] })`);
    expect(text).not.toMatch(/innerHTML|"\s*,\s*"/i);
  });

  it('uses the components for pictures and links', () => {
    const text = source('![A cat](posts/9 "Caption")\n\n[Tours](/tours) and text');
    expect(text).toContain(`components.picture, { name: "posts/9", alt: "A cat", caption: "Caption" })`);
    expect(text).toContain(`components.link ?? 'a', { href: "/tours", children: ["Tours"] })`);
    expect(text).not.toContain(`jsxs('p', { children: [jsxs(props.components.picture`);
  });

  it('accepts no raw HTML, references or code', () => {
    expect(parse('ok\n\n<b>no</b>').problems).toHaveLength(2);
    expect(parse('[a][b]\n\n[b]: /tours').problems).toHaveLength(2);
    expect(parse('`code`').problems).toHaveLength(1);
  });

  it('counts 220 words a minute', () => {
    expect(readingMinutes(parse('word '.repeat(660)).tree)).toBe(3);
    expect(readingMinutes(parse('word').tree)).toBe(1);
  });
});
