import type { ComponentProps } from 'react';

/** A text field in the house style; its label is outside. */
export function Field(props: ComponentProps<'input'>) {
  return <input part="field" className="field" {...props} />;
}
