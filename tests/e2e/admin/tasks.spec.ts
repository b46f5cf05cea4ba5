import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { CONTENT, bytesOf, giveFolder, namesIn } from '../../helpers/admin/content-folder';
import { problemsWith } from '../../helpers/admin/edited-content';
import {
  addPicture,
  fillField,
  EDITOR_NOTES,
  openEditor,
  openField,
  openForm,
  save,
} from '../../helpers/admin/editor-steps';
import { expect, test } from '../fixtures';

type Content = Record<string, unknown>;
const read = (file: string) => parse(readFileSync(`${CONTENT}/${file}`, 'utf8')) as Content;
const at = (content: unknown, place: string): unknown =>
  place.split('.').reduce((value, step) => (value as Content | undefined)?.[step], content);

/** The usual tasks of the owner, each a text in one field: the task, the file, its form, the field, the text. */
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

async function start(page: Page): Promise<void> {
  page.setDefaultTimeout(8000);
  await giveFolder(page);
  await openEditor(page);
}

test('the owner’s usual edits arrive in the files, and the content is in order', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(EDITOR_NOTES);
  await start(page);
  const written: Record<string, string> = {};
  for (const [task, file, form, field, text] of tasks) {
    await test.step(task, async () => {
      const before = String(at(written[file] ? parse(written[file]) : read(file), field) ?? '');
      await openForm(page, `/collections/${form}`);
      await fillField(page, field, text, before);
      written[file] = await save(page, `${CONTENT}/${file}`);
      expect(String(at(parse(written[file]), field))).toBe(text);
    });
  }
  expect(await problemsWith(written)).toEqual([]);
});

test('a stop is added, with a photo from a phone', async ({ page, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES);
  await start(page);
  const file = 'tours/brooklyn-heights.yaml';
  const before = read(file) as { stops: { title: string; image?: string }[] };
  const count = before.stops.length;
  await openForm(page, '/collections/tours/entries/tours-brooklyn-heights');
  const stops = await openField(page, 'stops');
  await stops
    .getByRole('button', { name: /^Add \W?Stop/ })
    .last()
    .click();
  await fillField(page, `stops.${count}.title`, 'Montague Street: nobody’s cat', '');
  await fillField(page, `stops.${count}.description`, 'Here we stop.', '');
  const photo = readFileSync('tests/fixtures/photo.heic');
  await addPicture(page, `stops.${count}.image`, {
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
        image: 'stops/montague',
        imageAlt: 'A gray cat on a stoop',
      },
    ],
  });
  expect(await namesIn(page, `${CONTENT}/pictures/stops`)).toContain('montague.webp');
  const bytes = Buffer.from((await bytesOf(page, `${CONTENT}/pictures/stops/montague.webp`))!, 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 64 });
});

test('a photo takes the place of a sample', async ({ page, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES);
  await start(page);
  const { team } = read('team.yaml') as { team: { image: string }[] };
  const key = team[0]!.image;
  await openForm(page, '/collections/lists/entries/team');
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer();
  await addPicture(page, 'team.0.image', {
    name: 'Our Guide.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  // Nobody sees that it is not the picture whose words stand there still.
  await page.getByRole('button', { name: 'Save' }).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('was said of the picture before. Say what the new one shows');
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
  const file = `pictures/${image}.webp`;
  const bytes = Buffer.from((await bytesOf(page, `${CONTENT}/${file}`))!, 'base64');
  expect(await problemsWith({ 'team.yaml': written, [file]: bytes })).toEqual([]);
});

test('a form that is not in order is not saved, and says which field', async ({ page, consoleGuard }) => {
  consoleGuard.allow(EDITOR_NOTES);
  await start(page);
  const file = `${CONTENT}/settings.yaml`;
  const { business } = read('settings.yaml') as { business: { email: string } };
  await openForm(page, '/collections/settings/entries/settings');
  await fillField(page, 'business.email', 'nobody', business.email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One field has an error')).toBeVisible();
  await expect(page.locator('section[data-key-path="business.email"]')).toContainText(
    'This is not an email address.',
  );
  expect(Buffer.from((await bytesOf(page, file))!, 'base64').toString()).toBe(readFileSync(file, 'utf8'));
});
