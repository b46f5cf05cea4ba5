/** Lifetime of what is saved for a visitor: one day. */
export const LIFETIME_MS = 86_400_000;

interface Entry {
  /** Time of saving, in milliseconds since 1970. */
  at: number;
  values: Record<string, string>;
}

/**
 * Saves texts by name under one key for a day: in `localStorage` on our own site, in `sessionStorage` on partner pages.
 * Where the browser denies storage, nothing is saved.
 * @param key `cat-draft-contact`
 */
export function dayStore(key: string, ownSite: boolean) {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(ownSite ? localStorage : sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    /** Returns the saved values. Deletes those that are older than a day or from the future. */
    read(): Record<string, string> {
      const entry = attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as Entry | null);
      const age = entry ? Date.now() - entry.at : 0;
      if (entry?.values && age >= 0 && age < LIFETIME_MS) return entry.values;
      if (entry) attempt((storage) => storage.removeItem(key));
      return {};
    },
    /** Saves the values, or deletes the entry if there are none. */
    write(values: Record<string, string>): void {
      const entry: Entry = { at: Date.now(), values };
      attempt((storage) => {
        if (Object.keys(values).length) storage.setItem(key, JSON.stringify(entry));
        else storage.removeItem(key);
      });
    },
  };
}

/** Deletes expired drafts on our own site, also of forms that the visitor does not open again. */
export function deleteExpiredDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('cat-draft-')) dayStore(key, true).read();
  }
}
