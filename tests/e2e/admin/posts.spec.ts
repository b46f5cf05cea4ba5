import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { splitFrontMatter } from '../../../site/prerender/content/read/front-matter';
import { CONTENT, bytesOf, namesIn, textOf } from '../../helpers/admin/content-folder';
import { problemsWith } from '../../helpers/admin/edited-content';
import { addPicture, fillField, openField, openForm, save } from '../../helpers/admin/editor-steps';
import { expect, test } from './fixtures';

const POSTS = 'site/content/posts';

const names = readdirSync(POSTS).filter((name) => /^(?!_).*\.md$/.test(name));
const ids = names.map((name) => Number(fieldsOf(readFileSync(`${POSTS}/${name}`, 'utf8'))['id']));

function fieldsOf(text: string) {
  return parse(splitFrontMatter(text)!.fields) as Record<string, unknown>;
}

/** The size of a picture in the folder, and whether anything in it tells where or by whom it was taken. */
async function pictureIn(page: Page, file: string) {
  const { format, width, exif } = await sharp(Buffer.from((await bytesOf(page, file))!, 'base64')).metadata();
  return { format, width, exif };
}

test('a post keeps its text, its number and its wording when its title is changed', async ({
  page,
  enterEditor,
}) => {
  await enterEditor();
  const file = `${POSTS}/${names[0]}`;
  const before = readFileSync(file, 'utf8');
  const { title } = fieldsOf(before) as { title: string };
  await openForm(page, `/collections/posts/entries/${names[0]!.replace('.md', '')}`);
  await fillField(page, 'title', 'The Cat in the Window', title);
  const after = splitFrontMatter(await save(page, file))!;
  expect(parse(after.fields)).toEqual({ ...fieldsOf(before), title: 'The Cat in the Window' });
  expect(after.body).toBe(splitFrontMatter(before)!.body);
});

test('a new post gets the next number, a file of its own, and a picture that tells of nobody', async ({
  page,
  enterEditor,
}) => {
  page.setDefaultTimeout(8000);
  await enterEditor();
  await openForm(page, '/collections/posts/new');
  for (const [name, text] of Object.entries({
    title: 'The Cat in the Window',
    excerpt: 'Who was the gray cat of Willow Street?',
    imageAlt: 'A gray cat between two flowerpots',
    metaDescription: 'Who was the gray cat of Willow Street, and why did three newspapers print her name?',
  })) {
    await fillField(page, name, text, '');
  }
  await (await openField(page, 'date')).locator('input[type=date]').fill('2026-05-03');
  await page.getByRole('radio', { name: 'Tour Stories' }).click();
  const tags = await openField(page, 'tags');
  await tags.getByRole('button', { name: /Add/ }).click();
  await tags.locator('input').first().fill('window cats');
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();
  await addPicture(page, 'image', { name: 'IMG_2034 (1).jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.locator('section[data-key-path="body"] [contenteditable=true]').click();
  await page.keyboard.insertText('It was May, and the window was open.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => namesIn(page, POSTS), { timeout: 20_000 }).toContain('the-cat-in-the-window.md');
  const text = await textOf(page, `${POSTS}/the-cat-in-the-window.md`);
  const fields = fieldsOf(text);
  expect(fields).toEqual({
    id: Math.max(...ids) + 1,
    title: 'The Cat in the Window',
    excerpt: 'Who was the gray cat of Willow Street?',
    date: 'May 3, 2026',
    category: 'Tour Stories',
    tags: ['window cats'],
    image: 'posts/img-2034-1',
    imageAlt: 'A gray cat between two flowerpots',
    metaDescription: 'Who was the gray cat of Willow Street, and why did three newspapers print her name?',
  });
  expect(splitFrontMatter(text)!.body.trim()).toBe('It was May, and the window was open.');
  const [name] = (await namesIn(page, 'site/content/pictures/posts')).filter((name) => /^img/i.test(name));
  expect(await pictureIn(page, `site/content/pictures/posts/${name}`)).toEqual({
    format: 'webp',
    width: 2400,
    exif: undefined,
  });
});

test('a picture is put into the text of a post, and the check finds it where the site looks for it', async ({
  page,
  enterEditor,
}) => {
  page.setDefaultTimeout(8000);
  await enterEditor();
  const file = `${POSTS}/${names[0]}`;
  await openForm(page, `/collections/posts/entries/${names[0]!.replace('.md', '')}`);
  const body = await openField(page, 'body');
  await body.locator('[contenteditable=true]').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await body.getByRole('button', { name: 'Image', exact: true }).click();
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  await body
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'In the text.jpg', mimeType: 'image/jpeg', buffer: photo });
  await body.getByRole('textbox', { name: /alt/i }).fill('A gray cat');
  // Leaving the field hands its text to the editor.
  await page.keyboard.press('Tab');
  const text = await save(page, file);
  expect(text).toContain('![A gray cat](posts/in-the-text)');
  const picture = 'pictures/posts/in-the-text.webp';
  const bytes = Buffer.from((await bytesOf(page, `${CONTENT}/${picture}`))!, 'base64');
  expect(await problemsWith({ [`posts/${names[0]}`]: text, [picture]: bytes })).toEqual([]);
});
