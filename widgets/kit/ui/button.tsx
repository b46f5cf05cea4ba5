import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { useEmbed } from '../element/embed-context';

interface Look {
  /** `lamp`: yellow, for dark bands. `ghost`: outline, for the second choice. Sizes: `small`, `big`. */
  kind?: PlateKind;
}
type PlateKind = 'lamp' | 'ghost' | 'small' | 'big' | 'lamp big' | 'ghost big' | 'ghost small' | 'lamp small';

/** Only inside a tag is there anybody to reach it as a part. */
const usePart = () => (useEmbed().tag ? 'button' : undefined);

/** A link that looks like an enamel plate. */
export const ButtonLink = ({
  kind = '' as PlateKind,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a part={usePart()} className={`plate ${kind}`} {...rest} />
);

/** A button that looks like an enamel plate; never submits by accident. */
export const Button = ({
  kind = '' as PlateKind,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button part={usePart()} type="button" className={`plate ${kind}`} {...rest} />
);
