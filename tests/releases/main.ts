/**
 * `npm test -- releases`: in a copy of the project, the code is released, an owner edits content three times, and the
 * code is released twice more in between. An edit must change no byte of code, and a page that has pinned the first release must go on working,
 * with what is true on the day.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { keepEarlier } from '../../site/prerender/release/keep';
import { findChromium, launchArgs } from '../helpers/browser';
import { copyProject } from '../helpers/project/project-copy';
import { listen, sendHtml } from '../sandbox/http';
import { siteHandler } from '../sandbox/site-server';

const copy = await copyProject();
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const { version: first } = JSON.parse(read('package.json')) as { version: string };

/** Runs a command of the project in the copy. */
function run(file: string, sandbox: boolean): void {
  const { SANDBOX: _, ...env } = process.env;
  execFileSync(process.execPath, ['--import', 'tsx', file], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: sandbox ? { ...env, SANDBOX: '1' } : env,
  });
}

/** The hash of every file below a folder of the copy, by name. */
const hashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(inCopy(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(inCopy(path.join(folder, name))))
          .digest('hex'),
      ]),
  );

/** Replaces a piece of a content file, which must be there. */
function edit(file: string, from: RegExp, to: string): void {
  const text = read(`site/content/${file}`);
  assert.match(text, from);
  writeFileSync(inCopy(`site/content/${file}`), text.replace(from, to));
}

/** Edits of the owner between the builds. */
const edits = [
  () => {
    edit('settings.yaml', /\bperPerson: \d+/, 'perPerson: 45');
    edit('settings.yaml', /^( +publicKey): .+/m, '$1: k3y_of-Their-Own');
    edit('posts/_example.md', /^id: \d+/m, 'id: 999');
    copyFileSync(inCopy('site/content/posts/_example.md'), inCopy('site/content/posts/another.md'));
    copyFileSync(
      inCopy('site/content/pictures/hero/home.webp'),
      inCopy('site/content/pictures/posts/999.webp'),
    );
  },
  () =>
    edit('tours/brooklyn-heights.yaml', /^( *)- title: '/m, '$1- title: New\n$1  description: A cat.\n$&'),
  () => edit('faqs.yaml', /^(tours|contact):\n/gm, '$&  - question: One more?\n    answer: Yes.\n'),
] as const;

interface Built {
  code: Record<string, string>;
  released: Record<string, string>;
  data: Record<string, string>;
}

async function build(browser: Browser): Promise<Built> {
  writeFileSync(
    inCopy('build-in-copy.ts'),
    `import { build } from './site/prerender/build';\nawait build({ full: false });\n`,
  );
  run('build-in-copy.ts', true);
  await pinnedPageWorks(browser);
  return { code: hashes('dist/c'), released: hashes(`dist/v/${first}`), data: hashes('dist/data') };
}

/** Releases a change of the code, under the next number. */
function release(version: string): void {
  writeFileSync(
    inCopy('package.json'),
    read('package.json').replace(/"version": "[^"]*"/, `"version": "${version}"`),
  );
  const credit = 'widgets/kit/ui/messages.ts';
  writeFileSync(inCopy(credit), read(credit).replace(/'[^']+ by '/, `'Tours of ${version} by '`));
  const changelog = 'loader/CHANGELOG.md';
  writeFileSync(inCopy(changelog), read(changelog).replace('## Unreleased\n', '$&\n- Another credit.\n'));
  run('site/prerender/release/release.ts', false);
  assert.match(read(changelog), new RegExp(`## ${version}, [\\d-]+\n\n- Another credit`));
  assert.ok(existsSync(inCopy(`public/v/${version}/loader.js`)));
}

/** Opens a page that was written when the first release was new: its tag must show what the content says now. */
async function pinnedPageWorks(browser: Browser): Promise<void> {
  const site = await listen(siteHandler(inCopy('dist')), 0, 'any port');
  const loader = `v/${first}/loader.js`;
  const { [loader]: integrity } = JSON.parse(read('dist/v/integrity.json')) as Record<string, string>;
  const script = `<script async data-own crossorigin src="${site.origin}/${loader}" integrity="${integrity}"></script>`;
  const host = await listen(
    (call) =>
      sendHtml(call, 200, `<!doctype html><title>Hotel</title>${script}<cat-tour-list></cat-tour-list>`),
    0,
    'any port',
  );
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto(host.origin);
  const text = read('.cache/content/tour-cards.ts');
  const details = [...text.matchAll(/"detail": "([^"]+)"/g)].map(([, detail]) => detail!);
  await page.locator('cat-tour-list').getByText(details[0]!).first().waitFor();
  assert.equal(await page.locator('cat-tour-list [part~=card]').count(), details.length);
  assert.deepEqual(
    failed.filter((url) => url.endsWith('.js')),
    [],
  );
  await page.close();
  await host.close();
  await site.close();
}

/** Opens a German page that has pinned a release, and fails where its words, altered by somebody, are run. */
async function wordsAreChecked(browser: Browser, version: string): Promise<void> {
  const site = await listen(siteHandler(inCopy('dist')), 0, 'any port');
  const script = `<script async data-own crossorigin src="${site.origin}/v/${version}/loader.js"></script>`;
  const tag = '<cat-tour-list><a href="/">Tours</a></cat-tour-list>';
  const html = `<!doctype html><html lang="de"><title>Hotel</title>${script}${tag}`;
  const host = await listen((call) => sendHtml(call, 200, html), 0, 'any port');
  for (const altered of ['', 'speak', 'messages-de']) {
    const page = await browser.newPage();
    if (altered)
      await page.route(new RegExp(`/${altered}\\.js`), async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `window.altered = true;${await answer.text()}` });
      });
    const seen = altered
      ? page.waitForEvent('console', (line) => line.text().includes('could not be loaded'))
      : page.locator('cat-tour-list [data-cat][lang=de]').waitFor();
    await page.goto(host.origin);
    await seen;
    assert.equal(await page.evaluate(() => 'altered' in window), false, `${altered}.js was run`);
    assert.equal(await page.getByRole('link', { name: 'Tours', exact: true }).isVisible(), Boolean(altered));
    await page.close();
  }
  await host.close();
  await site.close();
}

const { executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: launchArgs() });
try {
  /** Builds as a deploy does: the live site is asked for what the new build is without. */
  const buildAndKeep = async () => {
    rmSync(inCopy('live'), { recursive: true, force: true });
    renameSync(inCopy('dist'), inCopy('live'));
    const live = await listen(siteHandler(inCopy('live')), 0, 'any port');
    const built = await build(browser);
    await keepEarlier(inCopy('dist'), live.origin);
    await live.close();
    for (const folder of ['assets', 'c'])
      for (const name of Object.keys(hashes(`live/${folder}`)))
        assert.ok(existsSync(inCopy(`dist/${folder}/${name}`)), `${folder}/${name} is gone`);
    return built;
  };
  run('site/prerender/release/release.ts', false);
  const atFirst = await build(browser);
  edits[0]();
  const edited = await buildAndKeep();
  assert.deepEqual(edited.code, atFirst.code, 'an edit of content has changed the code');
  assert.notDeepEqual(edited.data, atFirst.data);

  release('1.0.98');
  edits[1]();
  const second = await buildAndKeep();
  assert.notDeepEqual(second.code, atFirst.code, 'the change of code is not in the build');
  await wordsAreChecked(browser, '1.0.98');

  release('1.0.99');
  edits[2]();
  const last = await buildAndKeep();
  for (const { released } of [edited, second, last])
    assert.deepEqual(released, hashes(`public/v/${first}`), `${first} is not what was released`);
  console.log('   the code is the same byte for byte, and the pinned page has lived through it all');
} finally {
  await browser.close();
  rmSync(copy, { recursive: true });
}
