/** Returns the element if it is partly in the viewport. */
export function inView(element: Element): Element | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? element : undefined;
}

export const pictureOfCard = (event: Event): Element | undefined =>
  event
    .composedPath()
    .find((node): node is Element => node instanceof Element && node.part.contains('card'))
    ?.querySelector('[part~=image]') ?? undefined;

/** Returns the picture of the page's hero or post. */
export const openingPicture = (): Element | undefined =>
  document.querySelector('#main :is(.hero-picture, .article-picture)') ?? undefined;
