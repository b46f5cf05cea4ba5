import { readShortName, unquote } from './short-name';

/** Way in which the text of one attribute becomes a typed value. The builders below are the only ones used. */
export interface AttributeType<T> {
  /** The value when the attribute is absent, empty where emptiness means nothing, or wrong. */
  fallback: T;
  /** Returns undefined when the text is not a value of this type. */
  parse(text: string): T | undefined;
}

export type AttributeTable = Record<string, AttributeType<unknown>>;
export type ValueOf<T> = T extends AttributeType<infer V> ? V : never;
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
/** The values of a table's attributes by property name: `no-search` is `noSearch`. */
export type Values<A extends AttributeTable> = { [K in keyof A as Camel<K & string>]: ValueOf<A[K]> };

/** Any text; `""` is a value of its own. */
export const text = (fallback = ''): AttributeType<string> => ({
  fallback,
  parse: (text) => text,
});

/** Present means true, absent or `"false"` means false. */
export const flag = (): AttributeType<boolean> => ({
  fallback: false,
  parse: (text) => text !== 'false',
});

/** A whole number from `min` to `max`, both included. */
export const integer = <T extends number | undefined>(
  fallback: T,
  min: number,
  max = Infinity,
): AttributeType<number | T> => ({
  fallback,
  parse(text) {
    const plain = unquote(text);
    const value = Number(plain);
    if (!plain) return fallback;
    return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
  },
});

/** One of a fixed list of words. */
export const oneOf = <const T extends string>(words: readonly T[], fallback: T): AttributeType<T> => ({
  fallback,
  parse: (text) => (text ? words.find((word) => word === unquote(text).toLowerCase()) : fallback),
});

/**
 * Words separated by spaces or commas, each of a fixed list, of which the types alone know: wrong words get through and
 * are left out by the widget.
 */
export const words = <W extends string>(): AttributeType<readonly (W | (string & {}))[]> => ({
  fallback: [],
  parse: (text) => text.toLowerCase().match(/[^\s,]+/g) ?? [],
});

/** A booking affiliate's short name. */
export const shortName = (): AttributeType<string> => ({
  fallback: '',
  parse: (text) => (text.trim() ? readShortName(text) : ''),
});
