/** Time for which anything of a visitor is saved, in milliseconds: one day. */
export const KEPT_FOR = 86_400_000;

interface Entry {
  /** Time of saving, in milliseconds since 1970. */
  at: number;
  values: Record<string, string>;
}

/** Stands in where the browser denies storage: what was typed survives as long as the page. */
const memory = new Map<string, string>();

/**
 * Keeps texts by name under one key: on our own site for a day, on a foreign page as long as the tab, at most a day.
 * @param key `cat-draft-contact`
 */
export function dayStore(key: string, ownSite: boolean) {
  /** A browser may deny storage at any moment, by an exception. */
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(ownSite ? localStorage : sessionStorage);
    } catch {
      return undefined;
    }
  };
  const forget = (isKept = false) => {
    memory.delete(key);
    if (!isKept) attempt((storage) => storage.removeItem(key));
  };
  return {
    /** Returns the saved values; empty when there is nothing. What is older than a day, or of a day to come, goes. */
    read(): Record<string, string> {
      const text = memory.get(key) ?? attempt((storage) => storage.getItem(key));
      const entry = parse(text);
      const age = entry ? Date.now() - entry.at : -1;
      if (entry && age >= 0 && age < KEPT_FOR) return entry.values;
      if (typeof text === 'string') forget();
      return {};
    },
    /** Keeps values; none at all means that there is nothing to keep. */
    write(values: Record<string, string>): void {
      if (!Object.keys(values).length) return forget();
      const text = JSON.stringify({ at: Date.now(), values } satisfies Entry);
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      // What lies there already is older.
      forget(isKept);
      if (!isKept) memory.set(key, text);
    },
  };
}

/** Lets what forms have kept on our own site for longer than a day go, also where nobody opens the form again. */
export function sweep(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('cat-draft-')) dayStore(key, true).read();
  }
}

/** Returns an entry as it was stored. Storage belongs to the whole page: what lies there may be anything. */
function parse(text: string | null | undefined): Entry | undefined {
  try {
    const { at, values } = JSON.parse(text ?? '') as Entry;
    const entries = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return typeof at === 'number' ? { at, values: Object.fromEntries(entries) } : undefined;
  } catch {
    return undefined;
  }
}
