import type Axe from 'axe-core';
// No module: it leaves its name in the window.
import 'axe-core/axe.js';
import { expect } from 'chai';

/** Finds what an accessibility audit finds in an element and its shadow tree; each widget's tests begin with it. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(element, {
    // Rules for whole documents say nothing about a widget.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).to.deep.equal([]);
}
