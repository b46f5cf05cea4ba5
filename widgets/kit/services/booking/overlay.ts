import { config } from '../config';
import { calendarUrl, attributionParams, type Booking } from './index';
import { trustedScriptUrl } from '../../booking/trusted-types';

interface LightframeApi {
  open(options: Record<string, unknown>): void;
}

let loading: Promise<boolean> | undefined;
let hasWarned = false;

/** Loads the provider's script, once unless it fails. Resolves to true if the lightframe can be used; logs a failure. */
export function loadLightframe(): Promise<boolean> {
  // Embed pages have no room for it.
  if ('tabs' in document.documentElement.dataset) return Promise.resolve(false);
  loading ??= lightframe() ? Promise.resolve(true) : insertScript();
  return loading;
}

function insertScript(): Promise<boolean> {
  return new Promise<boolean>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trustedScriptUrl(`${config.fareharbor.origin}/embeds/api/v1/?autolightframe=yes`);
    script.addEventListener('load', () => resolve(Boolean(lightframe())));
    script.addEventListener('error', () => reject(new Error('it could not be loaded')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined; // The next press retries.
    if (!hasWarned) console.warn(`[cat] booking script: ${String(error)}; links open a tab`);
    hasWarned = true;
    return false;
  });
}

/** Opens the provider's calendar over the page. Returns false if that is not possible. */
export function openLightframe(booking: Booking): boolean {
  const { item, flow = config.fareharbor.flow, month } = booking;
  const { asn, 'asn-ref': asnRef, ref } = attributionParams(booking);
  try {
    const api = lightframe();
    if (api && month) return clickLink(calendarUrl(booking));
    api?.open({
      shortname: config.fareharbor.company,
      fullItems: 'yes',
      flow,
      ...(asn && { asn, asnRef, ref }),
      view: item ? { item } : 'items',
    });
    return Boolean(api);
  } catch {
    // The provider's code failed: the link opens a tab.
    return false;
  }
}

const lightframe = (): LightframeApi | undefined => {
  const { FH } = globalThis as { FH?: Partial<LightframeApi> };
  return typeof FH?.open === 'function' ? (FH as LightframeApi) : undefined;
};

/**
 * Clicks a link outside of any shadow root, which the provider's script opens over the page: `FH.open` knows no month.
 * Returns false if nothing has happened.
 */
function clickLink(href: string): boolean {
  const link = document.createElement('a');
  Object.assign(link, { href, hidden: true, target: '_blank', rel: 'noopener' });
  // If the host page stops the event, the link opens its tab.
  let isTaken = true;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look);
  document.body.append(link);
  link.click();
  link.remove();
  removeEventListener('click', look);
  return isTaken;
}
