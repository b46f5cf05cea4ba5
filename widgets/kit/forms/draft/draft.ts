import { dayStore } from './day-store';
import { setValue, valueOf } from '../form-values';

type Values = Readonly<Record<string, string>>;

interface Options {
  /** The form while it is in the page. */
  form: () => HTMLFormElement | null;
  /** Name of the form; forms of one name share one draft. */
  name: string;
  ownSite: boolean;
  /** The fields to save. Consent is never one of them. */
  fields: readonly string[];
  /** Returns the values that the page fills in. */
  prefilled?: () => Values;
  /** Returns those that the page will fill in next time, too; they are not saved. */
  lasting?: () => Values;
}

/** Keys that are saved with the values of the fields. */
const HALF_SENT = 'half-sent';
const PREFILLED_NAME = 'prefilled-name';

/** Saves what a visitor types until it is sent. The fields' own values are the state. */
export function formDraft({
  form,
  name,
  ownSite,
  fields,
  prefilled = () => ({}),
  lasting = prefilled,
}: Options) {
  const store = dayStore(`cat-draft-${name}`, ownSite);
  let guest: string | undefined;
  /** Returns the values in the form that the page did not fill in. */
  const typedBeyond = (given: Values) => {
    const all = fields.map((field): [string, string] => [field, valueOf(form(), field)]);
    return Object.fromEntries(all.filter(([field, value]) => value && value !== given[field]));
  };
  const toSave = () => {
    const values = typedBeyond(lasting());
    const half = store.read()[HALF_SENT];
    if (!Object.keys(values).length) return values;
    return {
      ...values,
      ...(guest && { [PREFILLED_NAME]: guest }),
      ...(half && { [HALF_SENT]: half }),
    };
  };
  let filled: Values = {};
  /**
   * Fills in a draft and the page's values, wherever the visitor has typed nothing.
   * @returns true if something came from the draft
   */
  function fillIn(saved: Values): boolean {
    const given = prefilled();
    let isRestored = false;
    for (const field of fields) {
      const now = valueOf(form(), field);
      if (now !== '' && now !== filled[field]) continue;
      setValue(form(), field, saved[field] ?? given[field] ?? '');
      isRestored ||= Boolean(saved[field]) && saved[field] !== given[field];
    }
    filled = given;
    return isRestored;
  }
  return {
    /** Fills in the draft. The draft of another guest than the page names is deleted. */
    fill(): boolean {
      const saved = store.read();
      const before = saved[PREFILLED_NAME] ?? saved['name'];
      guest = prefilled()['name'] ?? saved[PREFILLED_NAME];
      if (!guest || !before || guest === before) return fillIn(saved);
      store.write({});
      return fillIn({});
    },
    /** Saves what is in the form. An unchanged draft keeps its time. */
    save(): void {
      const values = toSave();
      if (form() && JSON.stringify(values) !== JSON.stringify(store.read())) store.write(values);
    },
    /** Returns the content whose first e-mail has arrived. */
    halfSent: (): string | undefined => store.read()[HALF_SENT],
    setHalfSent: (content: string): void => store.write({ ...store.read(), [HALF_SENT]: content }),
    /** Deletes the draft and resets the form to what the page fills in. */
    clear(): void {
      store.write({});
      for (const field of fields) setValue(form(), field, '');
      fillIn({});
    },
  };
}
