import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemIn } from '../../../site/prerender/content/read/problems';
import { readMasters } from '../../../site/prerender/pictures/main';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  for (const folder of ['hero', 'stops']) await mkdir(path.join(dir, folder));
  const picture = (width: number) =>
    sharp({ create: { width, height: 8, channels: 3, background: '#357' } })
      .png()
      .toBuffer();
  await writeFile(path.join(dir, 'hero/tiny.png'), await picture(10));
  await writeFile(path.join(dir, 'hero/wide.png'), await picture(780));
  await writeFile(path.join(dir, 'stops/wide.png'), await picture(320));
  await writeFile(
    path.join(dir, 'stops/drawn.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="8"><path d="M0 0h10v8H0z"/></svg>',
  );
});
afterAll(() => rm(dir, { recursive: true }));

it('reports a picture that is too small with the width that it needs, but no SVG', async () => {
  expect(await readMasters(dir, dir)).toMatchObject({
    problems: [],
    small: [
      problemIn(
        `${dir}/hero/tiny.png`,
        'is 10 pixels wide, too few for its place',
        'Put in one that is at least 780 pixels wide.',
      ),
    ],
  });
});
