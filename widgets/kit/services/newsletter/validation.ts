import { config } from '../config';
import { trustedScriptUrl } from '../trusted-types';

let asked = false;

/**
 * Fetches the provider's validation script with its style sheet, and jQuery before it where the page has none; once
 * per page. It finds no form of its own in the document, and ours works the same when it fails.
 */
export function loadValidation(): void {
  const { validation } = config;
  if (asked || !validation) return;
  asked = true;
  try {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: validation.styles }),
    );
    if (!('jQuery' in globalThis)) appendScript(validation.jquery);
    appendScript(validation.script);
  } catch {
    // The page's policy forbids our scripts' addresses: the form does without.
  }
}

function appendScript(address: string): void {
  const script = document.createElement('script');
  script.async = false; // In the order in which they were asked for.
  script.src = trustedScriptUrl(address);
  document.head.append(script);
}
