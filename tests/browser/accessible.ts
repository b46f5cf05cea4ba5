import type Axe from 'axe-core';
// Not a module: it sets `window.axe`.
import 'axe-core/axe.js';
import { expect } from 'chai';

/** Expects no axe findings in an element and its shadow tree. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(element, {
    // Rules for whole documents.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).to.deep.equal([]);
}
