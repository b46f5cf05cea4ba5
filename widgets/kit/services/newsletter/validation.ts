import { config } from '../config';
import { trustedScriptUrl } from '../../booking/trusted-types';

let isLoaded = false;

/** Loads the provider's validation script and style sheet once per page, after jQuery if the page has none. */
export function loadValidation(): void {
  const { validation } = config;
  if (isLoaded || !validation) return;
  isLoaded = true;
  try {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: validation.styles }),
    );
    if (!('jQuery' in globalThis)) appendScript(validation.jquery);
    appendScript(validation.script);
  } catch {
    // The page's policy forbids the script.
  }
}

function appendScript(address: string): void {
  const script = document.createElement('script');
  script.async = false; // Keeps the order.
  script.src = trustedScriptUrl(address);
  document.head.append(script);
}
