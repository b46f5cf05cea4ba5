import type { FallbackFace } from './fallbacks';
import type { FontFile } from './subset';

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

/** The `@font-face` rule of a file that we publish. */
export const fileFace = ({ source, name, range }: FontFile): string => `@font-face {
  font-family: '${source.family}';
  font-style: ${source.style};
  font-weight: ${source.weights.join(' ')};
  font-display: swap;
  src: url('/fonts/${name}') format('woff2');
  unicode-range: ${range};
}
`;

/** The `@font-face` rule of a stand-in. */
export const fallbackFace = (face: FallbackFace): string => `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weights.join(' ')};
  src: ${face.local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(face.sizeAdjust)};
  ascent-override: ${percent(face.ascent)};
  descent-override: ${percent(face.descent)};
  line-gap-override: ${percent(face.lineGap)};
}
`;
