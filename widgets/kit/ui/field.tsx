import type { ComponentProps } from 'react';

/** Directions of fields that do not follow what is typed. */
const DIRECTIONS: Readonly<Record<string, 'ltr'>> = { date: 'ltr', email: 'ltr', tel: 'ltr' };

/** A text field in the house style; its label is outside. */
export function Field(props: ComponentProps<'input'>) {
  return <input part="field" className="field" dir={DIRECTIONS[props.type ?? ''] ?? 'auto'} {...props} />;
}
