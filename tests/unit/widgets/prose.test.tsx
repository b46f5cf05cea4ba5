import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { prose, readProse } from '../../../widgets/kit/data/prose';

const html = (text: string) => renderToString(<p>{prose(text)}</p>);
const inHtml = (...parts: (string | [title: string])[]) =>
  ({
    childNodes: parts.map((part) =>
      Array.isArray(part)
        ? { nodeName: 'I', textContent: part[0] }
        : { nodeName: '#text', textContent: part },
    ),
  }) as unknown as Node;

describe('a text with titles', () => {
  it('sets them in italics and nothing else', () => {
    expect(html('The _Sun_ and <b>')).toBe('<p>The <i>Sun</i> and &lt;b></p>');
    expect(html('None')).toBe('<p>None</p>');
  });

  it.each([
    'Write to jane_doe_nyc@example.com.',
    'A_B',
    'One _ alone',
    'Read _The Sun and write to jane_doe@example.com.',
    '____',
  ])('leaves %s as it is', (text) => {
    expect(html(text)).toBe(`<p>${text}</p>`);
  });

  it('leaves no empty text before or behind one, which prerendered HTML has not', () => {
    expect(prose('_Sun_').filter((part) => part === '')).toEqual([]);
  });

  it('is read back as it was written', () => {
    expect(readProse(inHtml(['Cat'], ' of the ', ['Sun']))).toBe('_Cat_ of the _Sun_');
    expect(readProse(inHtml('None'))).toBe('None');
  });
});
