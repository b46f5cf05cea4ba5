import { readShortName, unquote } from './short-name';

/** Parses the text of an attribute. */
export interface AttributeType<T> {
  /** Value of an absent or invalid attribute. */
  fallback: T;
  parse(text: string): T | undefined;
  /** Of `oneOf`. */
  values?: readonly string[];
  /** Of `integer`. */
  min?: number;
  max?: number;
}

export type AttributeTable = Record<string, AttributeType<unknown>>;
type ValueOf<T> = T extends AttributeType<infer V> ? V : never;
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
/** Values by property name: `no-search` is `noSearch`. */
export type Values<A extends AttributeTable> = { [K in keyof A as Camel<K & string>]: ValueOf<A[K]> };

export const text = (fallback = ''): AttributeType<string> => ({
  fallback,
  parse: (text) => text,
});

/** True if present, unless it is `"false"`. */
export const flag = (): AttributeType<boolean> => ({
  fallback: false,
  parse: (text) => text !== 'false',
});

/** An integer from `min` to `max`, both included. */
export const integer = <T extends number | undefined>(
  fallback: T,
  min: number,
  max = Infinity,
): AttributeType<number | T> => ({
  fallback,
  min,
  max,
  parse(text) {
    const plain = unquote(text);
    const value = Number(plain);
    if (!plain) return fallback;
    return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
  },
});

export const oneOf = <const T extends string>(words: readonly T[], fallback: T): AttributeType<T> => ({
  fallback,
  values: words,
  parse: (text) => (text ? words.find((word) => word === unquote(text).toLowerCase()) : fallback),
});

/** Words separated by spaces or commas. Only the types know the list: the element skips unknown words. */
export const words = <W extends string>(): AttributeType<readonly (W | (string & {}))[]> => ({
  fallback: [],
  parse: (text) => text.toLowerCase().match(/[^\s,]+/g) ?? [],
});

export const shortName = (): AttributeType<string> => ({
  fallback: '',
  parse: (text) => (text.trim() ? readShortName(text) : ''),
});
