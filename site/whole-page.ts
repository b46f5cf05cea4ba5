/**
 * Sections far below the first screen are not laid out at first (`page.css`), so that what can be read is painted
 * sooner; without script they are as they come near. Once the page has come to life nothing depends on where one has
 * been: places are kept and returned to by their distance from the top.
 */

/** Lays out all at once: somebody is about to go to a place that is known by its distance from the top. */
export function layOutWhole(): void {
  document.documentElement.dataset.whole = '';
}

/**
 * Lays out one section after the other, each when the browser has nothing better to do, and so never in one long task.
 * The page's own HTML stays untouched.
 * @param whenIdle runs something at such a moment
 */
export function layOutRest(whenIdle: (run: () => void) => void): void {
  const page = document.querySelector('#main > div');
  if (!page || !document.adoptedStyleSheets) return layOutWhole();
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let done = 0;
  const next = () => {
    if (done === page.children.length || 'whole' in document.documentElement.dataset) return layOutWhole();
    done += 1;
    sheet.replaceSync(`#main > div > :nth-child(-n + ${done}) { content-visibility: visible !important }`);
    whenIdle(next);
  };
  next();
}
