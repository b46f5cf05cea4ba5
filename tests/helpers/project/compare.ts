import sharp from 'sharp';

interface Difference {
  pixels: number;
  /** The rectangle around them. */
  box: { left: number; top: number; right: number; bottom: number } | undefined;
  /** A PNG of the first picture with these pixels in red. */
  picture: Buffer | undefined;
}

/** Compares two PNGs pixel by pixel. Throws if their sizes differ. */
export async function compare(one: Buffer, other: Buffer): Promise<Difference> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  const { width, height } = a!.info;
  if (width !== b!.info.width || height !== b!.info.height) throw new Error('The pictures differ in size.');
  const drawn = Buffer.from(a!.data.map((value) => 192 + (value >> 2)));
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < a!.data.length; at += 3) {
    if (a!.data.compare(b!.data, at, at + 3, at, at + 3) === 0) continue;
    drawn.set([255, 0, 0], at);
    xs.push((at / 3) % width);
    ys.push(Math.floor(at / 3 / width));
  }
  if (!xs.length) return { pixels: 0, box: undefined, picture: undefined };
  const least = (list: number[]) => list.reduce((low, value) => Math.min(low, value));
  const most = (list: number[]) => list.reduce((high, value) => Math.max(high, value));
  return {
    pixels: xs.length,
    box: { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) },
    picture: await sharp(drawn, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  };
}
