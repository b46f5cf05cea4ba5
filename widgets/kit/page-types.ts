import type { registry } from '../registry';
import type { BookingStart } from './ui/use-booking';
import type { Definition } from './element/definition';
import type { TagElement } from './element/embed-context';
import type { FormError } from './forms/form-controller';

type Registry = typeof registry;
/** The element of the definition that a module exports. */
type ElementOf<M> = M[keyof M] extends Definition<infer A> ? TagElement<A> : never;
type Elements = { [T in keyof Registry]: ElementOf<Awaited<ReturnType<Registry[T]>>> };

declare global {
  interface HTMLElementTagNameMap extends Elements {}
  /** Events of one element are in its `element.ts`. */
  interface HTMLElementEventMap {
    'cat-booking-start': CustomEvent<BookingStart>;
    'cat-form-error': CustomEvent<FormError>;
  }
}
