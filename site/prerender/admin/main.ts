import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckedContent } from '../content/check';
import { pictureKey } from '../pictures/masters';
import { bundleDesk } from './bundle';
import { editorSetup } from './config';
import { deskDocument, editorDocument } from './document';
import { PICTURE_PREFIX, PICTURES } from './fields';
import { homeHtml } from './home';
import { statusHtml } from './status';

/** Folder of what the desk's pages load. */
const FILES = 'desk';

/**
 * Writes the owner's desk: the editor of all content, and the pages around it. No page of the site leads there or
 * loads anything of it.
 */
export async function writeDesk(outDir: string, checked: CheckedContent): Promise<void> {
  const settings = checked.content.settings!.data;
  mkdirSync(`${outDir}/admin`, { recursive: true });
  await bundleDesk(`${outDir}/${FILES}`);
  for (const sheet of ['desk', 'editor'])
    copyFileSync(`site/admin/${sheet}.css`, `${outDir}/${FILES}/${sheet}.css`);
  const setup = editorSetup(
    settings,
    checked.samples.map(({ row }) => row),
    pictureAddresses(),
  );
  writeFileSync(`${outDir}/${FILES}/setup.json`, JSON.stringify(setup));
  const pages = [
    { path: '/admin', title: 'Your desk', main: homeHtml(checked, setup.hasRepository) },
    { path: '/admin/status', title: 'Status', main: statusHtml(checked, new Date()) },
  ];
  for (const page of pages) writeFileSync(`${outDir}${page.path}.html`, deskDocument(page));
  writeFileSync(`${outDir}/admin/edit.html`, editorDocument());
}

/** Returns the address that the editor knows each picture by. */
function pictureAddresses(): Record<string, string> {
  const names = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll(path.sep, '/'),
  );
  return Object.fromEntries(
    names
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => [pictureKey(name), `${PICTURE_PREFIX}/${name}`]),
  );
}
