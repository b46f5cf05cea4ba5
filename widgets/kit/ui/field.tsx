import type { ComponentProps } from 'react';

/** Renders an input; its direction follows what is typed, unless `dir` is given. */
export const Field = (props: ComponentProps<'input'>) => (
  <input part="field" className="field" dir="auto" {...props} />
);
