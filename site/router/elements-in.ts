/**
 * Returns all elements inside, those in the shadow roots of tags too.
 * @param selector which ones, and in which of them to go on: a tag that it leaves out is left out whole
 */
export const elementsIn = (root: ParentNode, selector = '*'): Element[] =>
  [...root.querySelectorAll(selector)].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot, selector)] : [element],
  );
