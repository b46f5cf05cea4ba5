import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainFile } from '../../../widgets/kit/model/picture';
import { pageTokens } from '../../../widgets/kit/style/tokens';
import type { CheckedContent } from '../content/check-folder';
import { pictureProblem } from '../content/main';
import { checkPictures } from '../pictures/main';
import { findMasters } from '../pictures/masters';
import { bundleDesk } from './bundle';
import { editorSetup } from './config';
import { deskDocument, editorDocument } from './document';
import { PICTURE_PREFIX, PICTURES } from './fields';
import { homeHtml } from './home';
import { emailsHtml } from './emails';
import { statusHtml } from './status';
import { surveyLinksHtml } from './survey-links';

/** Folder of what the desk's pages load. */
const FILES = 'desk';

/**
 * Writes the owner's desk: the editor of all content, and the pages around it. No page of the site leads there or
 * loads anything of it.
 */
export async function writeDesk(outDir: string, checked: CheckedContent): Promise<void> {
  const settings = checked.content.settings!.data;
  const { SANDBOX, SITE_PORT = '4173' } = process.env;
  const site = SANDBOX ? `http://localhost:${SITE_PORT}` : settings.business.siteUrl;
  mkdirSync(`${outDir}/admin`, { recursive: true });
  await bundleDesk(`${outDir}/${FILES}`);
  copyFileSync('site/admin/editor.css', `${outDir}/${FILES}/editor.css`);
  writeFileSync(`${outDir}/${FILES}/desk.css`, deskSheet());
  const addresses = pictureAddresses();
  const setup = editorSetup(
    settings,
    Object.fromEntries(checked.content.posts.map(({ data, file }) => [data.id, inContent(file)])),
    checked.samples.map(({ row }) => row),
    addresses,
    await publishedPictures(addresses),
  );
  writeFileSync(`${outDir}/${FILES}/setup.json`, JSON.stringify(setup));
  const { small } = await checkPictures({ outDir: '.cache' });
  const pages = [
    { path: '/admin', title: 'Your desk', main: homeHtml(checked, settings) },
    {
      path: '/admin/survey-links',
      title: 'Survey links',
      main: surveyLinksHtml(site),
      script: 'survey-links',
    },
    {
      path: '/admin/emails',
      title: 'Emails',
      main: emailsHtml(settings, checked.samples),
      script: 'emails',
    },
    {
      path: '/admin/status',
      title: 'Status',
      main: statusHtml({ ...checked, small: small.map(pictureProblem) }, settings, new Date()),
    },
  ];
  for (const page of pages) writeFileSync(`${outDir}${page.path}.html`, deskDocument(page));
  writeFileSync(`${outDir}/admin/edit.html`, editorDocument(Boolean(SANDBOX || settings.repository)));
}

const inContent = (file: string): string => file.replace(/^site\/content\//, '');

/** Returns the style sheet of the desk's own pages: our tokens and faces, and their rules. */
const deskSheet = (): string =>
  `:root{color-scheme:light dark;${pageTokens}}\n${['site/style/font-face.css', 'site/admin/desk.css'].map((file) => readFileSync(file, 'utf8')).join('\n')}`;

/** Imports a module that this build has made: it may not be the first build of its process. */
const made = async <T>(module: string): Promise<T> =>
  (await import(`${pathToFileURL(path.resolve(`.cache/${module}.ts`)).href}?${Date.now()}`)) as T;

/** Returns where the site has each picture, by the address that the editor knows it by. */
async function publishedPictures(addresses: Record<string, string>): Promise<Record<string, string>> {
  const { findPicture } = await made<typeof import('#content/pictures')>('content/pictures');
  return Object.fromEntries(
    Object.entries(addresses).flatMap(([key, address]) => {
      const picture = findPicture(key);
      return picture ? [[address, plainFile(picture)]] : [];
    }),
  );
}

/** Returns the address that the editor knows each picture by. */
const pictureAddresses = (): Record<string, string> =>
  Object.fromEntries(
    findMasters(PICTURES).masters.map(({ key, file }) => [
      key,
      `${PICTURE_PREFIX}/${path.relative(PICTURES, file).replaceAll(path.sep, '/')}`,
    ]),
  );
