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

/** Returns facts about a picture in the folder. */
async function pictureIn(page: Page, file: string) {
  const { format, width, exif } = await sharp(Buffer.from((await bytesOf(page, file))!, 'base64')).metadata();
  return { format, width, exif };
}

test('writes a new post with the next number and a picture without metadata', async ({
  page,
  enterEditor,
}) => {
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
  await addPicture(await openField(page, 'image'), {
    name: 'IMG_2034 (1).jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  await page.locator('section[data-key-path="body"] [contenteditable=true]').click();
  await page.keyboard.insertText('It was May, and the window was open.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => namesIn(page, POSTS)).toContain('the-cat-in-the-window.md');
  const text = await textOf(page, `${POSTS}/the-cat-in-the-window.md`);
  const fields = fieldsOf(text);
  expect(fields).toEqual({
    id: Math.max(...ids) + 1,
    title: 'The Cat in the Window',
    excerpt: 'Who was the gray cat of Willow Street?',
    date: '2026-05-03',
    category: 'Tour Stories',
    tags: ['window cats'],
    image: '/pictures/posts/img_2034-1.webp',
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

test('edits a post with Windows line endings, and puts a picture into its text', async ({
  page,
  enterEditor,
}) => {
  const file = `${POSTS}/${names[0]}`;
  const before = readFileSync(file, 'utf8');
  const { title } = fieldsOf(before) as { title: string };
  await enterEditor({ [file]: before.replaceAll('\n', '\r\n') });
  await openForm(page, `/collections/posts/entries/${names[0]!.replace('.md', '')}`);
  await fillField(page, 'title', 'The Cat in the Window', title);
  const body = await openField(page, 'body');
  await body.locator('[contenteditable=true]').click();
  await body.getByRole('button', { name: 'Image', exact: true }).click();
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  await addPicture(body, { name: 'In the text.jpg', mimeType: 'image/jpeg', buffer: photo });
  await body.getByRole('textbox', { name: /alt/i }).fill('A gray cat');
  // The editor reads the text on blur.
  await page.keyboard.press('Tab');
  const text = await save(page, file);
  expect(splitFrontMatter(text)!.fields).toBe(
    splitFrontMatter(before)!.fields.replace(/^title: .*$/m, 'title: The Cat in the Window'),
  );
  expect(text).toContain('![A gray cat](/pictures/posts/in-the-text.webp)');
  const picture = 'pictures/posts/in-the-text.webp';
  const bytes = Buffer.from((await bytesOf(page, `${CONTENT}/${picture}`))!, 'base64');
  expect(await problemsWith({ [`posts/${names[0]}`]: text, [picture]: bytes })).toEqual([]);
});
