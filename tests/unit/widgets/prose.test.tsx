import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { prose } from '../../../widgets/kit/data/prose';

const html = (text: string) => renderToString(<p>{prose(text)}</p>);

describe('text with titles', () => {
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

  it('renders no empty text nodes, as prerendered HTML has none', () => {
    expect(prose('_Sun_').filter((part) => part === '')).toEqual([]);
  });
});
