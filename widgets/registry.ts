/**
 * Every tag there is. The loader, the prerenderer, the sandbox, the tests and the README's table are made from
 * this table: a new tag is one new line here and one new folder.
 */
export const registry = {
  'cat-price-calculator': () => import('./price-calculator/element'),
  'cat-tour-list': () => import('./tour-list/element'),
};

export type TagName = keyof typeof registry;
