import type { Ledger, Sending } from '../../model/forms/sending';
import { dayStore } from './day-store';

/**
 * Keeps how far the e-mails of a form have come, as long as a draft, in all tabs.
 * @param key `cat-sent-contact`
 * @param since when something was typed last
 * @param isLeft the page is being left: what fails then may have arrived
 */
export function ledgerOf(key: string, ownSite: boolean, since: () => number, isLeft = () => false) {
  const store = dayStore(key, ownSite);
  const last = (): (Sending & { content: string }) | undefined => {
    const { content = '', step, of, open, at } = store.read();
    const found = { content, step: Number(step), of: Number(of), open: open === 'true', at: Number(at) };
    return found.step >= 0 && found.step <= found.of && found.at > 0 ? found : undefined;
  };
  return {
    since,
    read(params) {
      const found = last();
      return found?.content === contentOf(params) ? found : undefined;
    },
    write(params, { step, of, open }) {
      if (!open && isLeft() && last()?.step === step) return;
      const texts = { content: contentOf(params), step, of, open, at: Date.now() };
      store.write(Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)])));
    },
    /** Returns the time at which the last message of all was sent, whatever it said. */
    sentAt(): number | undefined {
      const found = last();
      return found && found.step === found.of ? found.at : undefined;
    },
    forget: () => store.write({}),
  } satisfies Ledger & Record<string, unknown>;
}

/** Stands for what is sent; the text cannot be read from it. */
function contentOf(params: object): string {
  let hash = 0;
  for (const character of JSON.stringify(params))
    hash = (Math.imul(hash, 31) + character.codePointAt(0)!) | 0;
  return hash.toString(36);
}
