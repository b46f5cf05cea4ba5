import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { useEmbed } from '../element/embed-context';

interface Look {
  /** `highlight`: yellow, for dark bands. `ghost`: outline, for the second choice. Sizes: `small`, `big`. */
  kind?: ButtonKind;
}
type ButtonKind =
  'highlight' | 'ghost' | 'small' | 'big' | 'highlight big' | 'ghost big' | 'ghost small' | 'highlight small';

/** Parts exist only inside an element. */
const usePart = () => (useEmbed().tag ? 'button' : undefined);

export const ButtonLink = ({
  kind = '' as ButtonKind,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a part={usePart()} className={`button ${kind}`} {...rest} />
);

export const Button = ({
  kind = '' as ButtonKind,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button part={usePart()} type="button" className={`button ${kind}`} {...rest} />
);
