import { integrity, site, version } from 'virtual:build';
import { LANGUAGE, fallbackLinks } from '../snippet';

interface LoaderOptions {
  /** Loads the exact version of the loader, checked by its hash, instead of the newest compatible one. */
  exact?: boolean;
}

/** Attribution of an element. */
export interface Names {
  partner?: string;
  network?: string;
  campaign?: string;
}

export { version };

/**
 * Adds the loader to the page, once; does nothing on a server. Never throws: if the page forbids the script, logs a
 * warning, and the fallback links stay.
 */
export function ensureLoader({ exact = false }: LoaderOptions = {}): void {
  if (typeof document === 'undefined' || Symbol.for('cat-tours') in globalThis) return;
  if (document.querySelector(`script[src^="${site}/v"],script[src^="${site}/loader."]`)) return;
  try {
    const script = document.createElement('script');
    script.async = true;
    if (exact && integrity) {
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
    }
    script.src = `${site}/${exact ? `v/${version}` : 'v1'}/loader.js`;
    // The next component retries.
    script.addEventListener('error', () => {
      script.remove();
      console.warn('[cat] loader: could not be loaded');
    });
    document.head.append(script);
  } catch (error) {
    // Trusted Types may forbid the assignment: then the page needs the script in its HTML.
    console.warn(`[cat] loader: ${String(error)}`);
  }
}

/** Returns the fallback link of an element, with its language, because the page's may differ. */
export const tourLink = ({
  partner = '',
  network,
  campaign,
}: Names): { name: string; href: string; lang: string } => ({
  ...fallbackLinks({
    site,
    bookingLinks: [],
    partner,
    ...(network && { network }),
    ...(campaign && { campaign }),
  })[0]!,
  lang: LANGUAGE,
});
