import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureKey } from '../../../site/prerender/pictures/key';
import { planPictures } from '../../../site/prerender/pictures/main';
import { pictureFile } from '../../../widgets/kit/model/picture';

let dir = '';
let mastersDir = '';
const outDir = () => path.join(dir, 'out');
const run = async (full = false, ofTours = {}) => {
  const plan = await planPictures({ full, outDir: outDir(), mastersDir, log: () => undefined, ofTours });
  return plan.encode();
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

describe('what is published', () => {
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
    // See-through, so the fallback is PNG and the ground stays open.
    expect(pictures[0]).toMatchObject({ widths: [480, 720, 960, 1440], endings: ['avif', 'webp', 'png'] });
    const { channels } = await sharp(published(files[0] ?? '')).stats();
    expect(channels[3]?.min).toBe(0);
  });

  it('gives the dominant color as placeholder', async () => {
    await draw('red.png', 600, 400, '#f00000');
    const color = (await run()).pictures[0]?.color ?? '';
    const [r = 0, g = 0, b = 0] = (color.slice(1).match(/../g) ?? []).map((two) => Number.parseInt(two, 16));
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(r).toBeGreaterThan(220);
    expect(Math.max(g, b)).toBeLessThan(20);
  });

  it('turns a photo upright and drops where it was taken', async () => {
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

describe('work done once', () => {
  it('does nothing on a warm run', async () => {
    await draw('a.png', 500, 500);
    const first = await run();
    const times = first.files.map((name) => statSync(published(name)).mtimeMs);
    const moduleTime = statSync(path.join(outDir(), 'content/pictures.ts')).mtimeMs;
    const second = await run();
    expect(second).toEqual({ ...first, encoded: [], removed: [] });
    expect(second.files.map((name) => statSync(published(name)).mtimeMs)).toEqual(times);
    expect(statSync(path.join(outDir(), 'content/pictures.ts')).mtimeMs).toBe(moduleTime);
  });

  it('makes anew what changed and removes what nobody needs', async () => {
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
});

/** Returns what a module holds of a picture: all but its key. */
const filesOf = ({ key: _key, ...files }: { key?: string } = {}) => files;

it('gives a tour the picture that its file names, whatever the owner has called it', async () => {
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

describe('what stops the build', () => {
  const problemsOf = async () => {
    const error: unknown = await run().catch((reason: unknown) => reason);
    return (error as { problems: string[] }).problems.map((line) => path.relative(mastersDir, line));
  };

  it('names every broken, foreign and huge file at once', async () => {
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
    writeFileSync(path.join(mastersDir, 'heavy.jpg'), whole);
    truncateSync(path.join(mastersDir, 'heavy.jpg'), 41_000_000);
    writeFileSync(
      path.join(mastersDir, 'large.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>',
    );
    const frames = await sharp(Buffer.alloc(32 * 64 * 3).fill(99, 32 * 32 * 3), {
      raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
    })
      .webp({ loop: 0, delay: [100, 100], minSize: false })
      .toBuffer();
    writeFileSync(path.join(mastersDir, 'moving.webp'), frames);
    writeFileSync(path.join(mastersDir, 'loop.gif'), 'GIF89a');
    const problems = await problemsOf();
    expect(problems.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
      'cut.jpg: cannot be read,',
      'empty.webp: cannot be read,',
      'heavy.jpg: is 41 MB,',
      'large.svg: has 9000 x',
      'loop.gif: is of the',
      'moving.webp: is animated, which',
      'phone.heic: cannot be read,',
      'renamed.jpg: is of the',
      'text.png: cannot be read,',
    ]);
    expect(existsSync(path.join(outDir(), 'content'))).toBe(false);
  });

  it('refuses two files with one key', async () => {
    await draw('gallery/one.png', 20, 20);
    copyFileSync(path.join(mastersDir, 'gallery/one.png'), path.join(mastersDir, 'gallery/One.jpg'));
    const [problem] = await problemsOf();
    expect(problem).toContain('has the same key "gallery/one" as');
  });

  it('takes a photo in the place of a drawing of the same name, whichever comes first', async () => {
    for (const name of ['one', 'two']) {
      await draw(`posts/${name}.webp`, 30, 30);
      await draw(`posts/${name}.${name === 'one' ? 'JPG' : 'png'}`, 60, 60);
    }
    const { pictures } = await run();
    expect(pictures.map(({ key, width }) => [key, width])).toEqual([
      ['posts/one', 60],
      ['posts/two', 60],
    ]);
  });

  it('publishes a phone’s HEIC without what the camera wrote into it', async () => {
    const photo = readFileSync('tests/fixtures/photo.heic');
    expect(photo.toString('latin1')).toContain('Somebody');
    // A phone’s picture may come under another name.
    for (const name of ['phone.heic', 'mail.jpg']) writeFileSync(path.join(mastersDir, name), photo);
    const { pictures, files } = await run();
    expect(pictures.map(({ key, width, height }) => [key, width, height])).toEqual([
      ['mail', 96, 64],
      ['phone', 96, 64],
    ]);
    const published = readFileSync(path.join(outDir(), 'img', files[0]!));
    expect((await sharp(published).metadata()).exif).toBeUndefined();
    const { data } = await sharp(published).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]! > data[2]!, 'red on the left').toBe(true);
    expect(data.at(-3)! < data.at(-1)!, 'blue on the right').toBe(true);
  });
});

describe('keys', () => {
  it.each([
    ['tours/brooklyn-heights.webp', 'tours/brooklyn-heights'],
    ['Gallery/IMG_2034 (1).JPG', 'gallery/img-2034-1'],
    ['fans/Café Zoë.jpeg', 'fans/cafe-zoe'],
    ['fans/v1.2.png', 'fans/v1-2'],
    ['猫.png', 'picture'],
  ])('%s is %s', (file, key) => expect(pictureKey(file)).toBe(key));

  it('leaves notes and hidden files alone', async () => {
    for (const name of ['readme.md', 'captions.yaml', '.DS_Store'])
      writeFileSync(path.join(mastersDir, name), '');
    expect((await run()).pictures).toEqual([]);
  });
});
