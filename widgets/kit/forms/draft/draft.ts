import type { RefObject } from 'react';
import { dayStore } from './day-store';
import { setValue, valueOf } from '../form-values';

type Values = Readonly<Record<string, string>>;

interface Options {
  form: RefObject<HTMLFormElement | null>;
  /** Forms with the same name share a draft. */
  name: string;
  ownSite: boolean;
  /** The fields to save. Consent is never one of them. */
  fields: readonly string[];
  /** Returns the values that the page fills in. */
  prefilled?: () => Values;
  /** Returns the values that the page fills in on every visit; they are not saved. */
  lasting?: () => Values;
}

/** Key of the content whose first e-mail has arrived, saved with the values of the fields. */
const HALF_SENT = 'half-sent';

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
  let filled: Values = {};
  /** For browsers that deny storage. */
  let halfSent: string | undefined;
  /**
   * Fills in a draft and the page's values, except where the visitor has typed.
   * @returns true if something came from the draft
   */
  function fillIn(saved: Values): boolean {
    const given = prefilled();
    let isRestored = false;
    for (const field of fields) {
      const value = valueOf(form.current, field);
      if (value !== '' && value !== filled[field]) continue;
      setValue(form.current, field, saved[field] ?? given[field] ?? '');
      isRestored ||= Boolean(saved[field]) && saved[field] !== given[field];
    }
    filled = given;
    return isRestored;
  }
  return {
    /** Fills in the draft. Deletes it if the page names another guest. */
    fill(): boolean {
      const guest = prefilled()['name'];
      const before = store.read()['name'];
      if (guest && before && guest !== before) store.write({});
      return fillIn(store.read());
    },
    /** Saves what is in the form. An unchanged draft keeps its time. */
    save(): void {
      if (!form.current) return;
      const before = store.read();
      const given = lasting();
      const typed = fields
        .map((field): [string, string] => [field, valueOf(form.current, field)])
        .filter(([field, value]) => value && value !== given[field]);
      const half = before[HALF_SENT];
      if (typed.length && half) typed.push([HALF_SENT, half]);
      const values = Object.fromEntries(typed);
      if (JSON.stringify(values) !== JSON.stringify(before)) store.write(values);
    },
    halfSent: (): string | undefined => halfSent ?? store.read()[HALF_SENT],
    setHalfSent(content: string): void {
      halfSent = content;
      store.write({ ...store.read(), [HALF_SENT]: content });
    },
    /** Deletes the draft and resets the form to what the page fills in. */
    clear(): void {
      halfSent = undefined;
      store.write({});
      for (const field of fields) setValue(form.current, field, '');
      fillIn({});
    },
  };
}
