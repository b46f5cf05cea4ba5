import { LANGUAGE, ways } from '../snippet';

/** Put in by the build: origin of our site. */
declare const __SITE__: string;
/** Put in by the build: this package's version, which is the loader's, too. */
declare const __VERSION__: string;
/** Put in by the build: the hash of that very loader, empty where it has not been released. */
declare const __INTEGRITY__: string;

interface LoaderOptions {
  /** Takes the loader of this very version, checked by its hash, instead of the newest that is compatible. */
  exact?: boolean;
}

/** Names that a tag has for whoever sent the visitor. */
export interface Names {
  partner?: string;
  network?: string;
  campaign?: string;
}

/** Version of this package, and of the loader that it was made with. */
export const version = __VERSION__;

/**
 * Puts the loader into the page, once, however often it is asked and whoever else has put it there; on a server it does
 * nothing. It never throws: where a page forbids it, the console says so and the links inside the tags stay.
 */
export function ensureLoader({ exact = false }: LoaderOptions = {}): void {
  if (typeof document === 'undefined' || Symbol.for('cat-tours') in globalThis) return;
  if (document.querySelector(`script[src^="${__SITE__}/v"],script[src^="${__SITE__}/loader."]`)) return;
  try {
    const script = document.createElement('script');
    script.async = true;
    if (exact && __INTEGRITY__) {
      script.crossOrigin = 'anonymous';
      script.integrity = __INTEGRITY__;
    }
    script.src = `${__SITE__}/${exact ? `v/${__VERSION__}` : 'v1'}/loader.js`;
    // A component that comes later asks once more.
    script.addEventListener('error', () => {
      script.remove();
      console.warn('[cat] loader: could not be loaded');
    });
    document.head.append(script);
  } catch (error) {
    // A page may let no code of its own choose a script: it needs the line in its HTML, then.
    console.warn(`[cat] loader: ${String(error)}`);
  }
}

/**
 * Returns the link that stands inside a tag where nothing else does: it works where the widget cannot run. It says its
 * language, for it may be in a page of any.
 */
export const tourLink = ({
  partner = '',
  network,
  campaign,
}: Names): { name: string; href: string; lang: string } => ({
  ...ways({
    site: __SITE__,
    doors: [],
    partner,
    ...(network && { network }),
    ...(campaign && { campaign }),
  })[0]!,
  lang: LANGUAGE,
});
