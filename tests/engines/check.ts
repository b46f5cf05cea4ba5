import type { Help } from './in-page';

/** One thing a visitor's hands do, by the engine's own input. */
export type Input =
  /** Selectors of nested shadow hosts and at last the element, parted by ` >> `. */
  { click: string } | { type: string } | { press: Key };

export type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowRight' | 'End' | 'Escape' | 'Backspace' | 'Tab';

/** One row of the table: a page, what is done to it, and what it must tell about itself afterwards. */
export interface Check {
  title: string;
  /** A path of our site, a partner page, or the body of a page of its own; `{{LOADER}}` is the loader's script. */
  at: { site: string } | { partner: string } | { body: string };
  /** Notes every node before any code of ours runs, and every change in a shadow root after that. */
  watch?: boolean;
  /** Files of ours that are answered with 503 for the first few times. */
  fails?: { file: RegExp; times: number };
  /** Runs in the page when every tag is alive, before any input. */
  before?: (help: Help, tag: string) => unknown;
  input?: readonly Input[];
  /** Runs in the page, so it uses nothing from outside; gives plain data. */
  probe: (help: Help, tag: string) => unknown;
  /** Handed to the probe. */
  tag?: string;
  expected: unknown;
  /** Lines that the console, uncaught errors and the security policy may say; none by default. */
  says?: readonly RegExp[];
}
