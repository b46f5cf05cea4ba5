import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Paragraphs } from '../../../site/ui/text/paragraphs';

it('sets a title after a drop cap in italics', () => {
  const html = renderToString((<Paragraphs texts={['A book, _Old Cats_.']} drop />) as never);
  expect(html).toBe('<p class="drop">A\u00a0book, <i>Old Cats</i>.</p>');
});
