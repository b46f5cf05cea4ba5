import type { EventDetail, EventName } from '../../widgets/kit/element/embed-context';

/** Container of the tests' elements. Replaced before each test; the storages are cleared, too. */
let stage: HTMLElement | undefined;

beforeEach(() => {
  stage?.remove();
  sessionStorage.clear();
  localStorage.clear();
  stage = document.createElement('main');
  document.body.append(stage);
});

/** Adds HTML to the stage. Returns its first element, or an empty `div`. */
export function mount(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  stage!.append(box);
  return (box.firstElementChild as HTMLElement | null) ?? box;
}

/** Resolves in the next task, after microtasks and effects. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Ignores real errors of pictures, whose files do not exist here. Errors that a test dispatches count. */
export function ignoreRealErrors(place: ParentNode & EventTarget): void {
  for (const image of place.querySelectorAll('img'))
    Object.defineProperty(image, 'naturalWidth', { value: 1 });
  place.addEventListener('error', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

export const ready = (tag: string) => customElements.whenDefined(tag);

/** Waits until a condition holds, up to the runner's timeout. */
export async function until<T>(condition: () => T): Promise<T> {
  for (;;) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Records console warnings until the end of the test and hides them from the runner's output. */
export function recordWarnings(): string[] {
  const logged: string[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => void logged.push(words.join(' '));
  restore.push(() => {
    console.warn = warn;
  });
  return logged;
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

/** Records the details of an event, as a host page gets them around an element. */
export function recordEvents<E extends EventName>(element: Element, name: E): EventDetail<E>[] {
  const details: EventDetail<E>[] = [];
  element.parentElement!.addEventListener(name, (event) =>
    details.push((event as CustomEvent<EventDetail<E>>).detail),
  );
  return details;
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Records changes inside a root. Returns a function that returns them as texts. */
export function watchMutations(root: Node): () => string[] {
  const lines: string[] = [];
  const note = (records: MutationRecord[]) => {
    for (const { type, target, attributeName } of records)
      lines.push(`${type} ${target.nodeName} ${attributeName ?? ''}`);
  };
  const observer = new MutationObserver(note);
  observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    return lines;
  };
}

/** Wraps each text inside a root in an element, like translating extensions. */
export function replaceTexts(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-cat] *:not(textarea)'))
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const font = document.createElement('font');
      font.textContent = node.nodeValue;
      node.replaceWith(font);
    }
}
