/**
 * The parts we use of packages that only `main.ts` needs. They are installed by hand before it runs, so that
 * neither a build nor a test depends on them.
 */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}

declare module 'harfbuzzjs' {
  /** Only handed on. */
  interface Opaque {
    readonly ptr: number;
  }
  export const Blob: new (data: Uint8Array) => Opaque;
  export class Face {
    constructor(blob: Opaque);
    readonly upem: number;
    collectUnicodes(): Uint32Array;
  }
  export const Variation: new (tag: string, value: number) => Opaque;
  export class Font {
    constructor(face: Face);
    setVariations(variations: Opaque[]): void;
    hExtents(): { ascender: number; descender: number; lineGap: number };
  }
  export class Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphPositions(): { xAdvance: number }[];
  }
  export function shape(font: Font, buffer: Buffer): void;
}
