import type { InputHTMLAttributes } from 'react';

/** A text field in the house style; its label stands outside. */
export function Field(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input part="field" className="field" {...props} />;
}
