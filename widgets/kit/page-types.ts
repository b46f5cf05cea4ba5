import type { registry } from '../registry';
import type { BookingStart } from './booking/use-booking';
import type { Definition } from './element/definition';
import type { TagElement } from './element/embed-context';
import type { FormError } from './forms/form-plan';

type Registry = typeof registry;
/** The element of the one definition that a tag's module exports. */
type ElementOf<M> = M[keyof M] extends Definition<infer A> ? TagElement<A> : never;
type Elements = { [T in keyof Registry]: ElementOf<Awaited<ReturnType<Registry[T]>>> };

/** Additions to the browser's own types: their elements, and the events that more than one of them fires. */
declare global {
  interface HTMLElementTagNameMap extends Elements {}
  /** A tag names its own of these by `@fires`; what it alone fires is in its `element.ts`. */
  interface HTMLElementEventMap {
    /** The visitor opened the booking provider's calendar, or went into its frame. */
    'cat-booking-start': CustomEvent<BookingStart>;
    /** A press of the button did not send: names only, nothing that was typed. */
    'cat-form-error': CustomEvent<FormError>;
  }
}
