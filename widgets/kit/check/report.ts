import { allElements, checks } from './checks';
import type { Finding } from './finding';
import { askFrames } from './frames';
import { messages } from './messages';
import { LANGUAGE } from '../element/plural';

/** A browser's memory of a load that a policy stopped. */
interface PolicyReport {
  effectiveDirective: string;
  blockedURL: string | null;
}

/** Milliseconds for tags, and for the policy of the page to stop what it stops. */
const PATIENCE = 4000;

/**
 * Shows a list over the page, for its owner alone: who opens the page without `?cat-check` never fetches this.
 * @param tags the names of all our tags
 */
export async function report(tags: readonly string[]): Promise<void> {
  const blocked = new Set<string>();
  // Twenty pictures of one site are one cause.
  const add = (directive: string, address: string) =>
    blocked.add(`${directive}: ${/^https?:..[^/]+/.exec(address)?.[0] ?? address}`);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(effectiveDirective, blockedURI),
  );
  seeEarlier(add);
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const frames = await askFrames(allElements(document));
  show(checks({ tags, blocked: [...blocked], frames }));
}

/** Tells what a policy had stopped before this came, in browsers that remember it. */
function seeEarlier(tell: (directive: string, address: string) => void): void {
  if (!('ReportingObserver' in window)) return;
  const take = (reports: Report[]) => {
    for (const { body } of reports) {
      const { effectiveDirective, blockedURL } = body as unknown as PolicyReport;
      tell(effectiveDirective, blockedURL ?? '');
    }
  };
  new ReportingObserver(take, { types: ['csp-violation'], buffered: true }).observe();
}

/** Builds the list in a shadow root, where the page's style sheet does not reach it. */
function show(findings: readonly Finding[]): void {
  const host = document.createElement('div');
  host.id = 'cat-check';
  const root = host.attachShadow({ mode: 'open' });
  const box = root.appendChild(document.createElement('section'));
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', messages.title);
  box.lang = LANGUAGE;
  box.tabIndex = -1;
  // Set by script: a page's policy may forbid style elements.
  box.style.cssText =
    'all:initial;position:fixed;z-index:2147483647;inset:auto 16px 16px auto;box-sizing:border-box;width:min(30rem,calc(100% - 32px));max-height:80vh;overflow:auto;padding:16px 20px;border:2px solid #16193a;background:#fff8f3;color:#16193a;font:16px/1.5 system-ui,sans-serif';
  const add = (name: string, text: string, style: string) => {
    const element = box.appendChild(document.createElement(name));
    element.textContent = text;
    element.style.cssText = style;
    return element;
  };
  add('h2', messages.title, 'margin:0 0 8px;font:700 20px/1.3 system-ui,sans-serif');
  const list = add('ul', '', 'margin:0;padding:0;list-style:none');
  for (const { state, text } of findings) {
    const item = document.createElement('li');
    item.dataset['state'] = state;
    item.textContent = `${messages.states[state]} ${text}`;
    item.style.cssText = `padding:6px 0;border-top:1px solid #d9c9c3;color:${state === 'wrong' ? '#a82814' : '#16193a'}`;
    list.append(item);
  }
  add('p', messages.unseen, 'margin:12px 0;color:#4a4b6b');
  const close = add(
    'button',
    messages.close,
    'min-height:44px;padding:8px 20px;border:2px solid #16193a;background:#fff;color:inherit;font:inherit;cursor:pointer',
  );
  const end = () => host.remove();
  close.addEventListener('click', end);
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && end());
  document.body.append(host);
  box.focus();
}
