import type { registry } from './registry';
import type { Definition } from './kit/element/definition';
import type { ElementWith } from './kit/element/embed-context';

type Registry = typeof registry;
/** The element of the definition that a module exports. */
type ElementOf<M> = M[keyof M] extends Definition<infer A> ? ElementWith<A> : never;
type Elements = { [T in keyof Registry]: ElementOf<Awaited<ReturnType<Registry[T]>>> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
  /** Events of several elements; those of one are in its `element.ts`. */
  interface HTMLElementEventMap {
    'cat-shown': CustomEvent<null>;
    'cat-failed': CustomEvent<null>;
    'cat-site-link': CustomEvent<{ path: string }>;
    'cat-search': CustomEvent<{ found: number }>;
    'cat-booking-start': CustomEvent<{
      /** Slug of the tour; empty for all tours. */
      tour: string;
      item: number | undefined;
      partner: string;
      way: 'frame' | 'lightframe' | 'tab';
    }>;
    'cat-form-error': CustomEvent<{
      form: string;
      /**
       * `invalid`: fields are wrong; `offline`: there is no network; `trap`: the field for machines was filled; else as
       * sending failed (send.ts).
       */
      code:
        | 'busy'
        | 'forbidden'
        | 'headless'
        | 'invalid'
        | 'network'
        | 'offline'
        | 'refused'
        | 'server'
        | 'timeout'
        | 'trap'
        | 'unavailable';
      /** Names of the wrong fields, in their order; never their values. */
      fields?: string[];
    }>;
  }
}
