import { dayStore, parse } from './day-store';
import { setValue, valueOf } from '../form-values';

interface Options {
  /** The form while it is in the page. */
  form: () => HTMLFormElement | null;
  /** Name of the form; forms of one name share one draft. */
  name: string;
  ownSite: boolean;
  /** The fields to keep. A tick that gives consent is never one of them. */
  fields: readonly string[];
  /** Returns the values that the page fills in by itself. */
  base?: () => Readonly<Record<string, string>>;
  /** Returns those that it will fill in the next time, too: a draft holds only what differs from that. */
  lasting?: () => Readonly<Record<string, string>>;
}

/** Before the names of the fields that a page has filled in this once. */
const NAMED = 'named-';

/** Keeps what a visitor types until it is sent. The fields' own values are the state. */
export function formDraft({ form, name, ownSite, fields, base = () => ({}), lasting = base }: Options) {
  /** Returns the values in the form beyond what the page fills in. */
  const typed = (given: Readonly<Record<string, string>>) => {
    const all = fields.map((field): [string, string] => [field, valueOf(form(), field)]);
    return Object.fromEntries(all.filter(([field, value]) => value && value !== given[field]));
  };
  const store = dayStore(`cat-draft-${name}`, ownSite);
  /** Guest whom the page has named this once, by an address that is read and then forgotten. */
  let named: Readonly<Record<string, string>> = {};
  const naming = () => {
    const [now, later] = [base(), lasting()];
    const once = fields.filter((field) => now[field] && now[field] !== later[field]);
    return Object.fromEntries(once.map((field) => [NAMED + field, now[field]!]));
  };
  /** Returns the values to save, by field, and the guest whom the page had named. */
  const toKeep = () => {
    const values = typed(lasting());
    return Object.keys(values).length ? { ...values, ...named } : values;
  };
  const isSame = (values: object | undefined) => JSON.stringify(values) === JSON.stringify(toKeep());
  let filled: Readonly<Record<string, string>> = {};
  /**
   * Fills in a draft and the page's values, wherever the visitor has typed nothing.
   * @returns whether something came from the draft
   */
  function fillIn(kept: Readonly<Record<string, string>>): boolean {
    let restored = false;
    for (const field of fields) {
      const now = valueOf(form(), field);
      if (now !== '' && now !== filled[field]) continue;
      // What the page says this once goes before what was kept of another time.
      const [given, later] = [base()[field], lasting()[field]];
      setValue(form(), field, (given === later ? kept[field] : given) ?? given ?? kept[field] ?? '');
      const value = valueOf(form(), field);
      restored ||= value !== '' && value === kept[field] && value !== kept[NAMED + field];
    }
    filled = base();
    return restored;
  }
  return {
    /** Fills in what was kept, unless that is another guest's than the page names. */
    fill(): boolean {
      const kept = store.read();
      const before = Object.fromEntries(Object.entries(kept).filter(([key]) => key.startsWith(NAMED)));
      const now = naming();
      const [hadName, hasName] = [before, now].map((names) => Object.keys(names).length > 0);
      const shared = Object.keys(now).filter((key) => key in before);
      const isOther =
        hadName && hasName && (!shared.length || shared.some((key) => now[key] !== before[key]));
      named = hasName ? now : before;
      return fillIn(isOther ? {} : kept);
    },
    /** Keeps what is in the form now; what is kept already grows old from when it was typed. */
    keep(): void {
      if (form() && !isSame(store.read())) store.write(toKeep());
    },
    /**
     * Keeps what is in the form though another tab has let its draft go, unless that was the same.
     * @param gone as it was stored
     */
    keepUnless(gone: string | null): void {
      if (!isSame(parse(gone)?.values)) this.keep();
    },
    isLoose: store.isLoose,
    isEmpty: (): boolean => !Object.keys(typed(base())).length,
    /** Forgets what is in the form, which is then as the page fills it in. Another tab's draft stays. */
    clear(): void {
      if (isSame(store.read())) store.write({});
      for (const field of fields) setValue(form(), field, '');
      fillIn({});
    },
  };
}
