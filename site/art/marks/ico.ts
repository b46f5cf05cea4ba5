const HEADER = 6;
const ENTRY = 16;

/** Packs square PNG pictures into one .ico file: a directory, then the pictures as they are. Sizes up to 256. */
export function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(HEADER + ENTRY * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  pictures.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    directory.writeUInt8(size % 256, at);
    directory.writeUInt8(size % 256, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
