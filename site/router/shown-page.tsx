import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { activateStatic } from '../activate-static';
import { ErrorBoundary } from '../layout/error-boundary';
import { ErrorScreen } from '../layout/error-screen';
import { applyHead, readHead } from '../seo/head';
import { loadedPage, loadPage } from './page-modules';
import { leaveOut, noteBelowView, type BelowView } from './below-view';
import { elementsIn } from './elements-in';
import type { PageProps } from './page-module';
import type { KeptRoot } from '../../widgets/kit/element/define';

/** Pages that were left and are kept whole for back and forward, at most, and milliseconds until one is given up. */
const KEPT = 3;
const KEPT_FOR = 5 * 60_000;

/** A page in its own element of `main`, drawn by a root of its own, so that it can leave and come back as it is. */
interface ShownPage {
  /** The address that it is prerendered for. */
  path: string;
  box: HTMLElement & KeptRoot;
  /** Missing where the box is prerendered HTML, of which only the tags are alive. */
  root?: Root;
  /** Puts its facts into the head of the document. */
  putHead: () => void;
  /** Ends what activateStatic began. */
  stop?: () => void;
  /** Scrolled parts of it, and how far in pixels: out of the document that would be forgotten. */
  scrolled: (readonly [element: Element, left: number, top: number])[];
  below?: BelowView;
}

interface KeptPage {
  page: ShownPage;
  /** Time at which it was left, in milliseconds since 1970. */
  left: number;
  timer: ReturnType<typeof setTimeout>;
}

let current: ShownPage | undefined;
let kept: KeptPage[] = [];

/** Facts of the page that the document was loaded with. */
export const prerendered = {
  /** Stays as it is, and its code is not even fetched. */
  isStatic: false,
  /** Is the HTML of this build and address. */
  fits: false,
};

/**
 * Shows a page, unless it is the one that is shown. Links fetch its code before they get here; only the browser's back
 * and forward buttons and redirects can come first. Where the code is gone, after a deploy or with the network, the
 * browser fetches the page as any other.
 */
export function showPage(path: string, params: PageProps['params']): void {
  if (current?.path === path) return;
  const isFirst = !current;
  const isHtml = isFirst && prerendered.fits;
  const box = isHtml ? (main().firstElementChild as HTMLElement) : document.createElement('div');
  const page: ShownPage = { path, box, putHead: readHead(), scrolled: [] };
  const isStatic = isHtml && prerendered.isStatic;
  // Drawn outside the document, it is laid out once, with all of its tags.
  const isHere = isStatic || draw(page, params, isHtml);
  leave();
  current = page;
  if (!isHtml) main().append(box);
  if (isHere) return start(page, isHtml);
  loadPage(location).then(
    () => {
      if (current === page && draw(page, params)) start(page);
    },
    (cause: unknown) => {
      if (current !== page) return;
      if (!isFirst) return location.reload();
      console.error(cause);
      page.root = createRoot(box);
      page.root.render(<ErrorScreen />);
    },
  );
}

const main = (): HTMLElement => document.querySelector<HTMLElement>('#main')!;

/** Draws a page if its code is here, or brings its HTML to life. Returns whether it is. */
function draw(page: ShownPage, params: PageProps['params'], isHtml = false): boolean {
  const module = loadedPage(page.path);
  if (!module) return false;
  const content = (
    <ErrorBoundary>
      <module.Page params={params} />
    </ErrorBoundary>
  );
  if (isHtml) page.root = hydrateRoot(page.box, content);
  else (page.root = createRoot(page.box)).render(content);
  page.putHead = () => applyHead(module.head({ params }));
  return true;
}

function start(page: ShownPage, isStatic = false): void {
  page.putHead();
  page.stop = activateStatic(page.box, { isStatic });
}

/** Finds the element of a page that was left and is still here whole. */
export const keptBox = (path: string): HTMLElement | undefined => find(path)?.page.box;

/** A timer stands still while the machine sleeps. */
const find = (path: string) =>
  kept.find(({ page, left }) => page.path === path && Date.now() < left + KEPT_FOR);

/**
 * Shows a page that was left as it was then, if it is still here.
 * @param y the place on it that is scrolled to then, in pixels, where one is known
 */
export function returnTo(path: string, y: number | undefined): void {
  const found = find(path);
  if (!found || current?.path === path) return;
  forget(found);
  leave();
  const { page } = found;
  current = page;
  const scroll = () => {
    for (const [element, left, top] of page.scrolled) element.scrollTo({ left, top, behavior: 'instant' });
  };
  if (page.below) leaveOut(page.below, y, scroll);
  main().append(page.box);
  delete page.box.kept;
  scroll();
  start(page, true);
}

/**
 * Notes how far parts of the shown page are scrolled, and what is below the view. Call it while the page stands still:
 * once something has changed, the browser would have to lay it out again for the answer. For what is inside a closed
 * `details` it would in any case, and then for the next one.
 */
export function noteScrolled(): void {
  if (!current) return;
  current.below = noteBelowView(current.box);
  current.scrolled = elementsIn(current.box, ':not(details:not([open]) *)')
    .filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop)
    .map((element) => [element, element.scrollLeft, element.scrollTop] as const);
}

/** Takes the shown page out of `main`, whole; what is open over a page would not be when it came back. */
function leave(): void {
  if (!current) return;
  const page = current;
  const { box, path, stop } = page;
  current = undefined;
  stop?.();
  for (const one of kept) if (one.page.path === path) drop(one);
  if (!stop || elementsIn(box).some((element) => element.matches(':modal, :popover-open'))) return end(page);
  box.kept = true;
  box.remove();
  const one: KeptPage = { page, left: Date.now(), timer: setTimeout(() => drop(one), KEPT_FOR) };
  kept.push(one);
  if (kept.length > KEPT) drop(kept[0]!);
}

function forget(one: KeptPage): void {
  clearTimeout(one.timer);
  kept = kept.filter((other) => other !== one);
}

function drop(one: KeptPage): void {
  forget(one);
  delete one.page.box.kept;
  // Out of the document since long, its tags are told only now that it was for good.
  for (const element of elementsIn(one.page.box)) (element as Partial<Tag>).disconnectedCallback?.();
  end(one.page);
}

function end({ box, root }: ShownPage): void {
  root?.unmount();
  box.remove();
}

interface Tag extends HTMLElement {
  disconnectedCallback(): void;
}
