import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../root';
import { packIco } from './ico';
import { logoMark } from './logo';

const FOLDER = join(ROOT, 'public', 'icons');

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size)
    .png({ palette: true, colours: 32, effort: 8 })
    .toBuffer();

/** Writes the icons of the site and of the app on a home screen into public/icons. */
export async function writeIcons(): Promise<void> {
  const framed = logoMark(512);
  const bleeding = logoMark(512, true);
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(framed, size) })));
  await mkdir(FOLDER, { recursive: true });
  const files: [string, string | Buffer][] = [
    ['favicon.svg', `${logoMark(100)}\n`],
    ['favicon.ico', packIco(small)],
    ['apple-touch-icon.png', await png(bleeding, 180)],
    ['icon-192.png', await png(framed, 192)],
    ['icon-512.png', await png(framed, 512)],
    ['maskable-192.png', await png(bleeding, 192)],
    ['maskable-512.png', await png(bleeding, 512)],
  ];
  for (const [name, content] of files) await writeFile(join(FOLDER, name), content);
}
