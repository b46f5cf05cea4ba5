import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';

type Kind = 'lamp' | 'ghost' | 'small' | 'big';
const kindClassNames: Record<Kind, string> = {
  lamp: 'plate-lamp',
  ghost: 'plate-ghost',
  small: 'plate-small',
  big: 'plate-big',
};

interface Look {
  /** `lamp`: yellow, for dark bands. `ghost`: outline, for the second choice. Sizes: `small`, `big`. */
  kinds?: readonly Kind[];
}

const classes = (kinds: readonly Kind[] = []) => ['plate', ...kinds.map((kind) => kindClassNames[kind])].join(' ');

/** A link that looks like an enamel plate. */
export function PlateLink({ kinds, ...rest }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a part="button" className={classes(kinds)} {...rest} />;
}

/** A button that looks like an enamel plate; never submits by accident. */
export function PlateButton({ kinds, ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button part="button" type="button" className={classes(kinds)} {...rest} />;
}
