import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { useHost } from '../host';

interface Look {
  /** `lamp`: yellow, for dark bands. `ghost`: outline, for the second choice. Sizes: `small`, `big`. */
  kind?: PlateKind;
}
type PlateKind = 'lamp' | 'ghost' | 'small' | 'big' | 'lamp big' | 'ghost big' | 'ghost small' | 'lamp small';

/** Only inside a tag is there anybody to reach it as a part. */
const usePart = () => (useHost().tag ? 'button' : undefined);

/** A link that looks like an enamel plate. */
export const PlateLink = ({
  kind = '' as PlateKind,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a part={usePart()} className={`plate ${kind}`} {...rest} />
);

/** A button that looks like an enamel plate; never submits by accident. */
export const PlateButton = ({
  kind = '' as PlateKind,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button part={usePart()} type="button" className={`plate ${kind}`} {...rest} />
);
