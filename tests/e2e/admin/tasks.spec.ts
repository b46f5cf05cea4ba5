import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { CONTENT, bytesOf, namesIn } from '../../helpers/admin/content-folder';
import { problemsWith } from '../../helpers/admin/edited-content';
import { addPicture, fillField, openField, openForm, save } from '../../helpers/admin/editor-steps';
import { origins } from '../../helpers/origins';
import { expect, test } from './fixtures';

type Content = Record<string, unknown>;
const read = (file: string) => parse(readFileSync(`${CONTENT}/${file}`, 'utf8')) as Content;
const at = (content: unknown, place: string): unknown =>
  place.split('.').reduce((value, step) => (value as Content | undefined)?.[step], content);

const tasks: readonly (readonly [task: string, file: string, form: string, field: string, text: string])[] = [
  ['the price', 'settings.yaml', 'settings/entries/settings', 'prices.perPerson', '45'],
  ['the banner’s last day', 'settings.yaml', 'settings/entries/settings', 'banner.lastDay', '2099-12-20'],
  ['the season’s name', 'settings.yaml', 'settings/entries/settings', 'season.name', 'spring 2027'],
  [
    'the banner',
    'settings.yaml',
    'settings/entries/settings',
    'banner.text',
    'Walks: every Saturday & Sunday',
  ],
  ['a key', 'settings.yaml', 'settings/entries/settings', 'emailjs.publicKey', 'aB3-cD4_eF5'],
  ['a question', 'faqs.yaml', 'lists/entries/faqs', 'tours.0.question', 'Is it: “for cats”?'],
  [
    'a guest’s words',
    'testimonials.yaml',
    'lists/entries/testimonials',
    'google.0.quote',
    'She knew every cat by name: all of them.',
  ],
];

test('writes the owner’s usual edits with the network closed', async ({ page, context, enterEditor }) => {
  const outside: string[] = [];
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origins.site,
    (route) => {
      outside.push(route.request().url());
      return route.abort();
    },
  );
  await enterEditor();
  const written: Record<string, string> = {};
  for (const [task, file, form, field, text] of tasks) {
    await test.step(task, async () => {
      const source = written[file] ?? readFileSync(`${CONTENT}/${file}`, 'utf8');
      await openForm(page, `/collections/${form}`);
      await fillField(page, field, text, String(at(parse(source), field) ?? ''));
      written[file] = await save(page, `${CONTENT}/${file}`);
      expect(String(at(parse(written[file]), field))).toBe(text);
      const lines = source.split('\n');
      expect(written[file].split('\n').filter((line) => !lines.includes(line))).toHaveLength(1);
    });
  }
  expect(await problemsWith(written)).toEqual([]);
  const fonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(fonts.join()).toMatch(/Material Symbols Outlined/);
  expect(fonts.join()).toMatch(/Source Sans 3/);
  expect(outside).toEqual([]);
});

test('replaces the picture of a sample, and asks for a new alt text', async ({ page, enterEditor }) => {
  await enterEditor();
  const { team } = read('team.yaml') as { team: { image: string }[] };
  const key = team[0]!.image;
  await openForm(page, '/collections/lists/entries/team');
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  await addPicture(await openField(page, 'team.0.image'), {
    name: 'Our Guide.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('describes the previous picture. Describe the new one');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await fillField(
    page,
    'team.0.imageAlt',
    'Our guide on a stoop',
    String(at(read('team.yaml'), 'team.0.imageAlt')),
  );
  const written = await save(page, `${CONTENT}/team.yaml`);
  const image = String(at(parse(written), 'team.0.image'));
  expect(image).not.toBe(key);
  const file = image.slice(1);
  const bytes = Buffer.from((await bytesOf(page, `${CONTENT}/${file}`))!, 'base64');
  expect(await problemsWith({ 'team.yaml': written, [file]: bytes })).toEqual([]);
});

test('adds a stop with a photo from a phone', async ({ page, enterEditor }) => {
  await enterEditor();
  const file = 'tours/brooklyn-heights.yaml';
  const before = read(file) as { stops: { title: string; image?: string }[] };
  const count = before.stops.length;
  await openForm(page, '/collections/tours/entries/tours-brooklyn-heights');
  const stops = await openField(page, 'stops');
  await stops
    .getByRole('button', { name: /^Add \W?stop/ })
    .last()
    .click();
  await fillField(page, `stops.${count}.title`, 'Montague Street: nobody’s cat', '');
  await fillField(page, `stops.${count}.description`, 'Here we stop.', '');
  const photo = readFileSync('tests/fixtures/photo.heic');
  await addPicture(await openField(page, `stops.${count}.image`), {
    name: 'Montague.heic',
    mimeType: 'image/heic',
    buffer: photo,
  });
  await fillField(page, `stops.${count}.imageAlt`, 'A gray cat on a stoop', '');
  const after = parse(await save(page, `${CONTENT}/${file}`)) as typeof before;
  expect(after).toEqual({
    ...before,
    stops: [
      ...before.stops,
      {
        title: 'Montague Street: nobody’s cat',
        description: 'Here we stop.',
        image: '/pictures/stops/montague.webp',
        imageAlt: 'A gray cat on a stoop',
      },
    ],
  });
  expect(await namesIn(page, `${CONTENT}/pictures/stops`)).toContain('montague.webp');
  const bytes = Buffer.from((await bytesOf(page, `${CONTENT}/pictures/stops/montague.webp`))!, 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 64 });
});
