/** Element that holds those of the tests; emptied before each, like what was kept of the one before. */
let stage: HTMLElement | undefined;

beforeEach(() => {
  stage?.remove();
  sessionStorage.clear();
  localStorage.clear();
  stage = document.createElement('main');
  document.body.append(stage);
});

/** Puts HTML on the stage and returns its first element, or an empty box for none. */
export function mount(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  stage!.append(box);
  return (box.firstElementChild as HTMLElement | null) ?? box;
}

/** After microtasks, effects and the tasks that were queued before. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Keeps pictures from failing by themselves, whose files are not served here; only what a test dispatches counts. */
export function unfailing(place: ParentNode & EventTarget): void {
  for (const image of place.querySelectorAll('img'))
    Object.defineProperty(image, 'naturalWidth', { value: 1 });
  place.addEventListener('error', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

/** Waits until a tag is defined. */
export const ready = (tag: string) => customElements.whenDefined(tag);

/** Waits until a condition holds; the runner's own limit ends a wait in vain. */
export async function until<T>(condition: () => T): Promise<T> {
  for (;;) {
    const value = condition();
    if (value) return value;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Every console warning from now to the end of the test; they do not reach the runner's output. */
export function lines(): string[] {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => void said.push(words.join(' '));
  restore.push(() => {
    console.warn = warn;
  });
  return said;
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

/** Describes every change inside a root from now on, whenever asked. */
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

/** Replaces each text inside a root by an element with the same text, as browser extensions that translate do. */
export function replaceTexts(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-cat] *:not(textarea)'))
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const font = document.createElement('font');
      font.textContent = node.nodeValue;
      node.replaceWith(font);
    }
}
