import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureKey } from '../../../site/schema/picture-key';
import { problemIn } from '../../../site/prerender/content/read/problems';
import { planPictures, readMasters } from '../../../site/prerender/pictures/plan-pictures';
import { pictureFile } from '../../../widgets/kit/model/picture';

let dir = '';
let mastersDir = '';
const outDir = () => path.join(dir, 'out');
const run = async (full = false, ofTours = {}) => {
  const { pictures, files, encode } = await planPictures({
    full,
    outDir: outDir(),
    mastersDir,
    log: () => undefined,
    ofTours,
  });
  return { pictures, files, ...(await encode()) };
};
const published = (name: string) => path.join(outDir(), 'img', name);

/** A picture of flat color as a master; `name` with file ending. */
async function draw(name: string, width: number, height: number, background = '#a82814'): Promise<string> {
  const file = path.join(mastersDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  const channels = background.length > 7 ? 4 : 3;
  await sharp({ create: { width, height, channels, background } }).toFile(file);
  return file;
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mastersDir = path.join(dir, 'masters');
  mkdirSync(mastersDir);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('planPictures', () => {
  it('writes WebP at two widths for development', async () => {
    await draw('tours/brooklyn-heights.jpg', 1200, 900);
    await draw('hero/home.png', 1920, 1080);
    const { pictures, files } = await run();
    expect(pictures.map(({ key }) => key)).toEqual(['hero/home', 'tours/brooklyn-heights']);
    expect(files.map((name) => name.replace(/-[0-9a-f]{8}-/, '-#-'))).toEqual([
      'hero/home-#-780.webp',
      'hero/home-#-1440.webp',
      'tours/brooklyn-heights-#-480.webp',
      'tours/brooklyn-heights-#-960.webp',
    ]);
    const tour = pictures[1];
    expect(tour).toMatchObject({ width: 1200, height: 900, widths: [480, 960], endings: ['webp'] });
    expect(`${tour?.file}480.webp`).toBe(`/img/${files[2]}`);
    const { format, width, height } = await sharp(published(files[2] ?? '')).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 360 });
  });

  it('writes AVIF, WebP and JPEG at all widths for a deploy, and no picture larger than its master', async () => {
    await draw('posts/cat.webp', 1000, 500);
    const { pictures, files } = await run(true);
    expect(pictures[0]).toMatchObject({ widths: [480, 720, 960], endings: ['avif', 'webp', 'jpg'] });
    expect(pictures[0]?.file).toMatch(/^\/img\/posts\/cat-[0-9a-f]{8}-$/);
    for (const name of files) {
      const { width, height } = await sharp(published(name)).metadata();
      expect(name).toContain(`-${width}.`);
      expect(height).toBe((width ?? 0) / 2);
    }
    const { widths, endings } = pictures[0]!;
    const addresses = endings.flatMap((ending) =>
      widths.map((width) => pictureFile(pictures[0]!, width, ending)),
    );
    expect(addresses).toEqual(files.map((name) => `/img/${name}`));
  });

  it('draws a small SVG at every width', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><circle cx="10" cy="10" r="9"/></svg>';
    const file = path.join(mastersDir, 'mark.svg');
    writeFileSync(file, svg);
    const { pictures, files } = await run(true);
    expect(pictures[0]).toMatchObject({ width: 60, height: 20 });
    // Transparent, so the fallback format is PNG.
    expect(pictures[0]).toMatchObject({ widths: [480, 720, 960, 1440], endings: ['avif', 'webp', 'png'] });
    const { channels } = await sharp(published(files[0] ?? '')).stats();
    expect(channels[3]?.min).toBe(0);
  });

  it('returns the dominant color as placeholder', async () => {
    await draw('red.png', 600, 400, '#f00000');
    const color = (await run()).pictures[0]?.color ?? '';
    const [r = 0, g = 0, b = 0] = (color.slice(1).match(/../g) ?? []).map((two) => Number.parseInt(two, 16));
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(r).toBeGreaterThan(220);
    expect(Math.max(g, b)).toBeLessThan(20);
  });

  it('rotates a photo and removes its position', async () => {
    const file = path.join(mastersDir, 'photo.jpg');
    await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#888' } })
      .withExif({
        IFD0: { Copyright: 'Someone' },
        IFD3: { GPSLatitude: '40/1 41/1 45/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toFile(file);
    expect((await sharp(file).metadata()).exif?.length).toBeGreaterThan(0);
    const { pictures, files } = await run(true);
    expect(pictures[0]).toMatchObject({ width: 600, height: 1000 });
    for (const name of files) {
      const { exif, xmp, orientation, width = 0, height = 0 } = await sharp(published(name)).metadata();
      expect({ exif, xmp, orientation }).toEqual({ exif: undefined, xmp: undefined, orientation: undefined });
      expect(height).toBeGreaterThan(width);
    }
  });
});

it('encode makes changed files and removes unused ones', async () => {
  await draw('same.png', 500, 500);
  await draw('changed.png', 500, 500);
  const gone = await draw('gone.png', 500, 500);
  const first = await run();
  await draw('changed.png', 500, 500, '#20397f');
  rmSync(gone);
  const second = await run();
  expect(second.encoded).toHaveLength(1);
  expect(second.encoded[0]).toMatch(/^changed-/);
  expect(second.removed.sort()).toEqual(first.files.filter((name) => !name.startsWith('same')).sort());
  expect(readdirSync(path.join(outDir(), 'img')).sort()).toEqual([...second.files].sort());
});

/** Returns a picture without its key, as modules contain it. */
const filesOf = ({ key: _key, ...files }: { key?: string } = {}) => files;

it('publishes the picture of a tour under the name of the tour', async () => {
  await draw('tours/private-tours.png', 480, 360);
  await draw('tours/our-photo.png', 640, 360);
  const { pictures } = await run(false, {
    'tours/private-tours': 'tours/our-photo',
    'tours/brooklyn-heights': 'tours/brooklyn-heights',
  });
  const tours = (await import(path.join(outDir(), 'content/tour-pictures.ts'))) as {
    pictures: Record<string, unknown>;
  };
  const photo = pictures.find(({ key }) => key === 'tours/our-photo');
  expect(tours.pictures['tours/private-tours']).toEqual(filesOf(photo));
});

describe('Pictures with mistakes', () => {
  const problemsOf = async () => {
    const error: unknown = await run().catch((reason: unknown) => reason);
    const [, ...problems] = (error as Error).message.split('\n');
    return problems.map((line) => path.relative(mastersDir, line));
  };

  it('are all reported in one error', async () => {
    await draw('fine.png', 100, 100);
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    writeFileSync(path.join(mastersDir, 'cut.jpg'), whole.subarray(0, whole.length / 2));
    writeFileSync(path.join(mastersDir, 'empty.webp'), '');
    writeFileSync(path.join(mastersDir, 'text.png'), 'not a picture');
    writeFileSync(path.join(mastersDir, 'phone.heic'), 'whatever');
    writeFileSync(path.join(mastersDir, 'renamed.jpg'), await sharp(whole).avif({ effort: 0 }).toBuffer());
    writeFileSync(
      path.join(mastersDir, 'large.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>',
    );
    writeFileSync(path.join(mastersDir, 'loop.gif'), 'GIF89a');
    const problems = await problemsOf();
    expect(problems.map((line) => line.split(':')[0])).toEqual([
      'cut.jpg',
      'empty.webp',
      'large.svg',
      'loop.gif',
      'phone.heic',
      'renamed.jpg',
      'text.png',
    ]);
    expect(problems[2]).toBe(
      'large.svg: cannot be used (Input image exceeds pixel limit). Save it as JPEG, PNG, WebP or SVG with at most 60 megapixels.',
    );
    expect(existsSync(path.join(outDir(), 'content'))).toBe(false);
  });

  it('are reported when two files have one key', async () => {
    await draw('gallery/one.png', 20, 20);
    copyFileSync(path.join(mastersDir, 'gallery/one.png'), path.join(mastersDir, 'gallery/One.jpg'));
    const [problem] = await problemsOf();
    expect(problem).toContain('has the same key "gallery/one" as');
  });
});

it('readMasters reports a picture that is too small for its folder, but no SVG', async () => {
  await draw('hero/tiny.png', 10, 8);
  await draw('hero/wide.png', 780, 8);
  await draw('stops/wide.png', 320, 8);
  writeFileSync(
    path.join(mastersDir, 'stops/drawn.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="8"><path d="M0 0h10v8H0z"/></svg>',
  );
  expect(await readMasters(mastersDir, outDir())).toMatchObject({
    problems: [],
    small: [
      problemIn(
        path.join(mastersDir, 'hero/tiny.png'),
        'is 10 pixels wide, too few for its place',
        'Put in one that is at least 780 pixels wide.',
      ),
    ],
  });
});

describe('pictureKey', () => {
  it.each([
    ['tours/brooklyn-heights.webp', 'tours/brooklyn-heights'],
    ['Gallery/IMG_2034 (1).JPG', 'gallery/img-2034-1'],
    ['fans/Café Zoë.jpeg', 'fans/cafe-zoe'],
    ['fans/v1.2.png', 'fans/v1-2'],
    ['猫.png', 'picture'],
  ])('%s is %s', (file, key) => expect(pictureKey(file)).toBe(key));

  it('ignores notes and hidden files', async () => {
    for (const name of ['readme.md', 'captions.yaml', '.DS_Store', 'Thumbs.db'])
      writeFileSync(path.join(mastersDir, name), '');
    expect((await run()).pictures).toEqual([]);
  });
});
