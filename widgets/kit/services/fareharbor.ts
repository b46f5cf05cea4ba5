import { booking } from '#content/settings';
import { config } from './config';
import { trustedScriptUrl } from './trusted-types';

/** What is to be booked, and for whom the booking counts. */
export interface Booking {
  /** The provider's item number; without one, all items. */
  item?: number;
  /** The provider's flow number. */
  flow?: number;
  /** Affiliate short name; already validated. */
  partner?: string;
}

/** The provider's script API, as far as it is documented. */
interface LightframeApi {
  open(options: Record<string, unknown>): void;
}

const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const url = new URL(path, config.fareharbor);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, String(value));
  return url.href;
};

const attribution = (partner?: string) => ({ asn: partner, 'asn-ref': partner, ref: partner });

/** Address of the provider's own calendar page; works in a new tab, with or without script. */
export const calendarUrl = ({ item, flow = booking.flow, partner }: Booking): string =>
  withQuery(`/embeds/book/${booking.company}/items/${item ? `${item}/calendar/` : ''}`, {
    flow,
    'full-items': 'yes',
    ...attribution(partner),
  });

/** Address of the provider's script. It opens its calendar over the page, for links in the document by itself. */
const scriptUrl = () => withQuery('/embeds/api/v1/', { autolightframe: 'yes' });

let loading: Promise<boolean> | undefined;

/**
 * Loads the provider's script, once per page however many buttons ask.
 * @returns whether the lightframe can be used; a failure is logged only, the links work without it
 */
export function loadLightframe(): Promise<boolean> {
  loading ??= lightframe() ? Promise.resolve(true) : insertScript();
  return loading;
}

function insertScript(): Promise<boolean> {
  return new Promise<boolean>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = trustedScriptUrl(scriptUrl());
    script.onload = () => resolve(Boolean(lightframe()));
    script.onerror = () => reject(new Error('it could not be loaded'));
    document.head.append(script);
  }).catch((error: unknown) => {
    console.warn(`[cat] booking script: ${error instanceof Error ? error.message : String(error)}; links open a tab`);
    return false;
  });
}

/**
 * Opens the provider's calendar over the page.
 * @returns false where that is not possible; the caller then leaves its link alone
 */
export function openLightframe({ item, flow = booking.flow, partner }: Booking): boolean {
  try {
    const api = lightframe();
    api?.open({
      shortname: booking.company,
      fullItems: 'yes',
      flow,
      ...(partner && { asn: partner, asnRef: partner, ref: partner }),
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
