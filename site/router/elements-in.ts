/** Returns all elements inside, those in the shadow roots of tags too. */
export const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );
