/** How long what a visitor typed is kept, in milliseconds: one day. */
export const KEPT_FOR = 86_400_000;

interface Draft {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  values: Record<string, string>;
}

/** Stands in where the browser denies storage: what was typed survives as long as the page. */
const memory = new Map<string, string>();

/**
 * Where drafts of a form are kept: on our own site for a day, on a foreign page as long as the tab.
 * @param name of the form
 */
export function draftStore(name: string, home: boolean) {
  const key = `cat-draft-${name}`;
  /** A browser may deny storage at any moment, by an exception. */
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(home ? localStorage : sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    /** What was kept; empty when there is nothing or it is older than a day. */
    read(): Record<string, string> {
      const text = memory.get(key) ?? attempt((storage) => storage.getItem(key));
      const draft = parse(text);
      return draft && Date.now() - draft.at < KEPT_FOR ? draft.values : {};
    },
    /** Keeps values; none at all means that there is nothing to keep. */
    write(values: Record<string, string>): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
      if (!Object.keys(values).length) return;
      const text = JSON.stringify({ at: Date.now(), values } satisfies Draft);
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (!isKept) memory.set(key, text);
    },
  };
}

/** Storage belongs to the whole page: what lies there may be anything. */
function parse(text: string | null | undefined): Draft | undefined {
  try {
    const { at, values } = JSON.parse(text ?? '') as Draft;
    const entries = Object.entries(values).filter(([, value]) => typeof value === 'string');
    return typeof at === 'number' ? { at, values: Object.fromEntries(entries) } : undefined;
  } catch {
    return undefined;
  }
}
