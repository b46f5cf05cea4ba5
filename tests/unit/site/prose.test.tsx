import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Paragraphs } from '../../../site/ui/text/paragraphs';

const html = (text: string, drop = false) =>
  renderToString((<Paragraphs texts={[text]} drop={drop} />) as never);

it.each([
  ['nothing', 'Plain words.', '<p>Plain words.</p>'],
  ['a title', 'She wrote _Old Cats_, twice.', '<p>She wrote <i>Old Cats</i>, twice.</p>'],
  ['two titles', '_One_ and _Two_', '<p><i>One</i> and <i>Two</i></p>'],
])('sets %s in italics', (_, text, shown) => expect(html(text)).toBe(shown));

it('sets a title behind a drop cap in italics, too', () =>
  expect(html('A book, _Old Cats_.', true)).toBe('<p class="drop">A\u00a0book, <i>Old Cats</i>.</p>'));
