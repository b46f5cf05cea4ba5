import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plainFile } from '../../../widgets/kit/model/picture';
import { pageTokens } from '../css/tokens';
import type { EditorSetup } from '../../admin/editor/setup';
import { PICTURE_PREFIX } from '../../schema/picture-key';
import { findMasters } from '../pictures/masters';
import type { Generated } from '../generate';
import { siteOrigin } from '../content/write-config';
import { editorConfig } from './config';
import { adminDocument, editorDocument } from './document';
import { PICTURES } from './fields';
import { guidePages } from './guide-pages';
import { homeHtml } from './home-page';
import { emailsHtml } from './emails-page';
import { statusHtml } from './status-page';
import { surveyLinksHtml } from './survey-links-page';

/** Folder of what the pages load. */
const FILES = 'admin/files';

/** Writes the admin: the editor of all content, and the plain pages around it. No page of the site links to it. */
export function writeAdmin(outDir: string, { checked, pictures, small }: Generated): void {
  const settings = checked.content.settings!.data;
  mkdirSync(`${outDir}/admin`, { recursive: true });
  // Fonts, icons and decoders that the editor loads by their addresses.
  cpSync('node_modules/@sveltia/cms/npm/assets', `${outDir}/${FILES}/assets`, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  // The HEIC decoder contains libraries under the LGPL, which its package does not mention.
  copyFileSync('site/admin/editor/codecs.LICENSE.txt', `${outDir}/${FILES}/assets/codecs.LICENSE.txt`);
  copyFileSync('site/admin/editor.css', `${outDir}/${FILES}/editor.css`);
  const sheets = ['site/style/font-face.css', 'site/admin/admin.css'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const css = `:root{color-scheme:light dark}${pageTokens}\n${sheets.join('\n')}`;
  writeFileSync(`${outDir}/${FILES}/admin.css`, css);
  const setup: EditorSetup = {
    config: editorConfig(
      settings,
      checked.samples.map(({ row }) => row),
    ),
    texts: Object.fromEntries([...checked.reader.folder.texts].filter(([name]) => hasForm(name))),
    published: publishedPictures(pictures),
    hasRepository: settings.repository !== undefined,
  };
  writeFileSync(`${outDir}/${FILES}/setup.json`, JSON.stringify(setup));
  const pages = [
    { path: '/admin', title: 'Admin', main: homeHtml(checked, settings) },
    {
      path: '/admin/survey-links',
      title: 'Survey links',
      main: surveyLinksHtml(siteOrigin(settings)),
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
      main: statusHtml({ ...checked, small }, new Date()),
    },
    ...guidePages(`${outDir}/${FILES}`),
  ];
  for (const page of pages)
    writeFileSync(`${outDir}${page.path}.html`, adminDocument(page, siteOrigin(settings)));
  writeFileSync(
    `${outDir}/admin/edit.html`,
    editorDocument(Boolean(process.env.SANDBOX || settings.repository)),
  );
}

const hasForm = (name: string): boolean => /\.yaml$|^posts\/[^/]+\.md$/.test(name);

/** Returns the addresses of the pictures on the site, by their addresses in the content files. */
function publishedPictures(pictures: Generated['pictures']): Record<string, string> {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  return Object.fromEntries(
    findMasters(PICTURES).masters.map(({ key, file }) => {
      const address = `${PICTURE_PREFIX}/${path.relative(PICTURES, file).replaceAll(path.sep, '/')}`;
      return [address, plainFile(byKey.get(key)!)];
    }),
  );
}
