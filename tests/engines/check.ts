import type { Key } from './driver';
import type { Help } from './in-page';

/** A visitor's input, through the engine. A click names nested shadow hosts and the element, separated by ` >> `. */
type Input = { click: string } | { type: string } | { press: Key };

/** A page, a visitor's input, and the expected state. */
export interface Check {
  title: string;
  /** A path of the site, a partner page, or the body of a page; `{{LOADER}}` is the loader's script. */
  at: { site: string } | { partner: string } | { body: string };
  /** Files of the site that answer 503 a number of times. */
  fails?: { file: RegExp; times: number };
  /** Runs in the page when every element is hydrated, before any input. */
  before?: (help: Help) => unknown;
  input?: readonly Input[];
  /** Runs in the page, so it has no closure. Returns plain data. */
  probe: (help: Help) => unknown;
  expected: unknown;
  /** Lines that the console and the security policy report; none by default. */
  lines?: readonly RegExp[];
}
