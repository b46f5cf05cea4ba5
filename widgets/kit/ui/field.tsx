import type { ComponentProps } from 'react';

/** Directions by input type; others follow what is typed. */
const DIRECTIONS: Readonly<Record<string, 'ltr'>> = { date: 'ltr', email: 'ltr', tel: 'ltr' };

export function Field(props: ComponentProps<'input'>) {
  return <input part="field" className="field" dir={DIRECTIONS[props.type ?? ''] ?? 'auto'} {...props} />;
}
