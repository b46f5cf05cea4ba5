import { config } from '../config';
import { calendarUrl, creditOf, type Booking } from './index';
import { trustedScriptUrl } from '../trusted-types';

/** The provider's script API, as far as it is documented. */
interface LightframeApi {
  open(options: Record<string, unknown>): void;
}

let loading: Promise<boolean> | undefined;

/**
 * Loads the provider's script, once per page however many buttons ask.
 * @returns whether the lightframe can be used; a failure is logged only, the links work without it
 */
export function loadLightframe(): Promise<boolean> {
  // A page that is made to be framed has no room for it, and says so.
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
    console.warn(
      `[cat] booking script: ${error instanceof Error ? error.message : String(error)}; links open a tab`,
    );
    return false;
  });
}

/**
 * Opens the provider's calendar over the page.
 * @returns false where that is not possible; the caller then leaves its link alone
 */
export function openLightframe(booking: Booking): boolean {
  const { item, flow = config.fareharbor.flow, month } = booking;
  const { asn, 'asn-ref': asnRef, ref } = creditOf(booking);
  try {
    const api = lightframe();
    if (api && month) return isTaken(calendarUrl(booking));
    api?.open({
      shortname: config.fareharbor.company,
      fullItems: 'yes',
      flow,
      ...(asn && { asn, asnRef, ref }),
      view: item ? { item } : 'items',
    });
    return Boolean(api);
  } catch {
    // The provider's code is not ours to trust: its failure means that the link does the work.
    return false;
  }
}

const lightframe = (): LightframeApi | undefined => {
  const { FH } = globalThis as { FH?: Partial<LightframeApi> };
  return typeof FH?.open === 'function' ? (FH as LightframeApi) : undefined;
};

/**
 * Presses a link outside of any shadow root, where the provider's script opens such links over the page: `FH.open` knows
 * no month.
 * @returns whether the press was taken; if not, nothing has happened
 */
function isTaken(href: string): boolean {
  const link = document.createElement('a');
  Object.assign(link, { href, hidden: true, target: '_blank', rel: 'noopener' });
  // Where a host stops the press on its way, the link itself opens its tab.
  let taken = true;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', look);
  document.body.append(link);
  link.click();
  link.remove();
  removeEventListener('click', look);
  return taken;
}
