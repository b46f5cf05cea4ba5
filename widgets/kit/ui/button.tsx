import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { useEmbed } from '../element/embed-context';

interface Look {
  /** `highlight`: yellow, for dark bands. `ghost`: outline, for the second choice. Sizes: `small`, `big`. */
  kind?: ButtonKind;
}
type ButtonKind =
  'highlight' | 'ghost' | 'small' | 'big' | 'highlight big' | 'ghost big' | 'ghost small' | 'highlight small';

/** Only inside a tag is there anybody to reach it as a part. */
const usePart = () => (useEmbed().tag ? 'button' : undefined);

/** A link that looks like an enamel plate. */
export const ButtonLink = ({
  kind = '' as ButtonKind,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a part={usePart()} className={`button ${kind}`} {...rest} />
);

/** A button that looks like an enamel plate; never submits by accident. */
export const Button = ({
  kind = '' as ButtonKind,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button part={usePart()} type="button" className={`button ${kind}`} {...rest} />
);
