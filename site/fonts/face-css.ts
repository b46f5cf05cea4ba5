import type { FallbackFace } from './fallbacks';
import type { FontFile } from './subset';

const percent = (ratio: number, digits: number): string => `${Number((ratio * 100).toFixed(digits))}%`;

/**
 * The `@font-face` rule of a file that we publish. Letters beyond plain English are a family of their own, which stands
 * behind the first in `tokens.ts`: Chromium takes nearly twice as long to lay out text in a family of several files.
 */
export const fileFace = ({ source, name, isCore, range }: FontFile): string => `@font-face {
  font-family: '${source.family}${isCore ? '' : ' More'}';
  font-style: ${source.style};
  font-weight: ${source.weights.join(' ')};
  font-display: swap;
  src: url('/fonts/${name}') format('woff2');
  unicode-range: ${range};
}
`;

/** The `@font-face` rule of a stand-in. A tenth of a percent is not seen in a line's height; in its length it adds up. */
export const fallbackFace = (face: FallbackFace): string => `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weights.join(' ')};
  src: ${face.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(face.sizeAdjust, 2)};
  ascent-override: ${percent(face.ascent, 1)};
  descent-override: ${percent(face.descent, 1)};
  line-gap-override: ${percent(face.lineGap, 1)};
}
`;
