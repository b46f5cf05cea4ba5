import { LANGUAGE } from '../element/plural';
import { checkMarkup, elementsIn, type Finding } from './check-markup';
import { messages } from './messages';

/** Origin of our site, from this file's address: the settings are missing if no element has loaded. */
const SITE = new URL(import.meta.url).origin;
/** Milliseconds for elements to load. */
const LOAD_MS = 4000;

/** Shows the owner of the host page one line with the result and prints the findings. */
export async function report(): Promise<void> {
  const line = document.createElement('p');
  line.id = 'cat-check';
  line.lang = LANGUAGE;
  line.setAttribute('role', 'status');
  line.textContent = messages.checking;
  // Set by script: a page's policy may forbid style attributes.
  line.style.cssText =
    'all:initial;position:fixed;z-index:2147483647;inset:auto 16px 16px auto;box-sizing:border-box;max-width:calc(100% - 32px);padding:12px 16px;border:2px solid #16193a;background:#fff8f3;color:#16193a;font:16px/1.5 system-ui,sans-serif';
  document.body.append(line);
  try {
    const [{ faces }] = await Promise.all([
      import('#content/tag-faces'),
      new Promise((resolve) => setTimeout(resolve, LOAD_MS)),
    ]);
    const findings = [...checkMarkup(document, { site: SITE, faces }), ...unhydrated(faces)];
    console.table(findings);
    line.textContent = messages.verdict(findings.filter(({ state }) => state === 'wrong').length);
  } catch {
    line.textContent = messages.failed;
  }
}

/** Returns a finding for elements that are not hydrated, except lazy ones far from the viewport. */
const unhydrated = (faces: readonly { tag: string }[]): Finding[] =>
  elementsIn(document).flatMap((element) =>
    faces.some(({ tag }) => tag === element.localName) && !element.matches(':defined, [loading="lazy"]')
      ? { state: 'wrong', text: messages.dead(element.localName) }
      : [],
  );
