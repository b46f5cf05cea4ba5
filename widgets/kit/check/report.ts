import { LANGUAGE } from '../element/plural';
import { checkMarkup, elementsIn, type Finding } from './check-markup';
import { messages } from './messages';

/** Origin of our site, from this file's address: the settings are missing if no element has loaded. */
const SITE = new URL(import.meta.url).origin;
/** Milliseconds for elements to load. */
const LOAD_MS = 4000;

const ORDER = ['wrong', 'note', 'good'] as const;
const MARKS = { wrong: '✗ ', note: '', good: '✓ ' };

/** Set by script: a page's policy may forbid style attributes. */
const STYLE =
  'all:initial;position:fixed;z-index:2147483647;inset:auto 16px 16px auto;box-sizing:border-box;max-width:min(30em,100% - 32px);max-height:60vh;overflow:auto;padding:0 16px;border:2px solid #16193a;background:#fff8f3;color:#16193a;font:16px/1.5 system-ui,sans-serif';
/** The row with the button stays in view, and its focus lets the keyboard scroll the list. */
const CSS = `
div { position: sticky; top: 0; display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 8px 0; background: inherit }
p, ul { margin: 0 }
p { font-weight: 700 }
ul { padding: 0; list-style: none; overflow-wrap: anywhere }
li { margin-bottom: 8px }
.wrong { color: #a3231f }
button { flex: none; min-height: 44px; padding: 0 12px; border: 1.5px solid; background: none; color: inherit; font: inherit; cursor: pointer }
button:focus-visible { outline: 3px solid #20397f; outline-offset: 2px }`;

/** Shows the owner of the host page a box with the findings, and prints them. */
export async function report(): Promise<void> {
  const box = make('div', '');
  box.id = 'cat-check';
  box.lang = LANGUAGE;
  box.style.cssText = STYLE;
  box.setAttribute('popover', 'manual');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  const root = box.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const line = make('p', messages.checking);
  line.setAttribute('role', 'status');
  const bar = make('div', '');
  bar.append(line);
  root.append(bar);

  const controller = new AbortController();
  const { signal } = controller;
  const show = () => {
    const parent = focusedDialog() ?? document.body;
    if (box.parentNode !== parent) parent.append(box);
    // Opened again, the popover is above everything that has opened since.
    box.hidePopover?.();
    box.showPopover?.();
    parent.addEventListener('close', show, { signal });
  };
  const close = () => {
    controller.abort();
    box.remove();
  };
  // A dialog that opens takes the focus.
  addEventListener('focusin', (event) => event.composedPath().includes(box) || show(), { signal });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // Otherwise Escape closes the dialog around the box, too.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  show();
  try {
    const [{ elements }] = await Promise.all([
      import('#content/element-options'),
      new Promise((resolve) => setTimeout(resolve, LOAD_MS)),
    ]);
    const findings = [...checkMarkup(document, { site: SITE, elements }), ...unhydrated(elements)];
    console.table(findings);
    line.textContent = messages.verdict(findings.filter(({ state }) => state === 'wrong').length);
    const list = make('ul', '');
    for (const state of ORDER)
      for (const finding of findings.filter((one) => one.state === state))
        list.append(make('li', MARKS[state] + finding.text, state));
    root.append(list);
  } catch {
    line.textContent = messages.failed;
  }
  const button = make('button', messages.close);
  button.addEventListener('click', close);
  bar.append(button);
  show();
}

function make(name: string, textContent: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(name), { textContent, className });
}

/** Returns the open dialog around the focus, which may make the rest of the page inert. */
function focusedDialog(): Element | undefined {
  let dialog: Element | null | undefined;
  for (let node = document.activeElement; node; node = node.shadowRoot?.activeElement ?? null)
    dialog = node.closest('dialog[open]') ?? dialog;
  return dialog ?? undefined;
}

/** Returns a finding for elements that are not hydrated, except lazy ones far from the viewport. */
const unhydrated = (elements: readonly { tag: string }[]): Finding[] =>
  elementsIn(document).flatMap((element) =>
    elements.some(({ tag }) => tag === element.localName) && !element.matches(':defined, [loading="lazy"]')
      ? { state: 'wrong', text: messages.dead(element.localName) }
      : [],
  );
