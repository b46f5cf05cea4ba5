import { convert } from 'fontverter';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { readPackageFile } from './package-file';

/** A font that can be measured. Lengths are in em. */
export interface Measured {
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of a text, kerned, as a browser sets it. */
  width: (text: string, weight?: number) => number;
}

/** Opens a font of an installed package for measuring. */
export async function measure(file: string): Promise<Measured> {
  const face = new Face(new Blob(await convert(readPackageFile(file), 'truetype')));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const em = (units: number) => units / face.upem;
  return {
    ascent: em(ascender),
    descent: em(-descender),
    lineGap: em(lineGap),
    width(text, weight) {
      font.setVariations(weight === undefined ? [] : [new Variation('wght', weight)]);
      const buffer = new ShapingBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return em(buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0));
    },
  };
}
