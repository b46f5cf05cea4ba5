/**
 * `npm test -- releases`: in a copy of the project, releases the code twice and edits content in between. An edit must
 * not change the code, and a page that pins the first release must keep working with current content.
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
import { keepEarlierDeploys } from '../../site/prerender/release/earlier-deploys';
import { findChromium, launchArgs } from '../helpers/browser';
import { copyProject } from '../helpers/project/project-copy';
import { listen, sendHtml } from '../../site/serve/http';
import { siteHandler } from '../../site/serve/site-handler';
import { currentMode } from '../../site/prerender/mode';

const { site: siteFolder } = currentMode();
const copy = await copyProject();
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const { version: first } = JSON.parse(read('package.json')) as { version: string };

function run(file: string, sandbox: boolean): void {
  const { SANDBOX: _, ...env } = process.env;
  execFileSync(process.execPath, ['--import', 'tsx', file], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: sandbox ? { ...env, SANDBOX: '1' } : env,
  });
}

/** Returns the hash of every file below a folder of the copy, by name. */
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

/** Replaces a text in a content file, which must contain it. */
function edit(file: string, from: RegExp, to: string): void {
  const text = read(`site/content/${file}`);
  assert.match(text, from);
  writeFileSync(inCopy(`site/content/${file}`), text.replace(from, to));
}

/** Changes a price and a key, and adds a post with a picture. */
function editFirst(): void {
  edit('settings.yaml', /\bperPerson: \d+/, 'perPerson: 45');
  edit('settings.yaml', /^( +publicKey): .+/m, '$1: another_key');
  const [post] = readdirSync(inCopy('site/content/posts'));
  copyFileSync(inCopy(`site/content/posts/${post}`), inCopy('site/content/posts/another.md'));
  edit('posts/another.md', /^id: \d+/m, 'id: 999');
  edit('posts/another.md', /^image: .+/m, 'image: /pictures/posts/999.webp');
  copyFileSync(
    inCopy('site/content/pictures/hero/home.webp'),
    inCopy('site/content/pictures/posts/999.webp'),
  );
}

/** Adds a stop and two questions. */
function editSecond(): void {
  edit('tours/brooklyn-heights.yaml', /^( *)- title: /m, '$1- title: New\n$1  description: A cat.\n$&');
  edit('faqs.yaml', /^(tours|contact):\n/gm, '$&  - question: One more?\n    answer: Yes.\n');
}

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
  return {
    code: hashes(`${siteFolder}/c`),
    released: hashes(`${siteFolder}/v/${first}`),
    data: hashes(`${siteFolder}/data`),
  };
}

/** Releases a code change as the given version. */
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

/** Opens a page that pins the first release: it must show current content. */
async function pinnedPageWorks(browser: Browser): Promise<void> {
  const site = await listen(siteHandler(inCopy(siteFolder)), 0, 'any port');
  const loader = `v/${first}/loader.js`;
  const { [loader]: integrity } = JSON.parse(read(`${siteFolder}/v/integrity.json`)) as Record<
    string,
    string
  >;
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

/** Opens a German page that pins a release, and fails if tampered messages run. */
async function messagesAreVerified(browser: Browser, version: string): Promise<void> {
  const site = await listen(siteHandler(inCopy(siteFolder)), 0, 'any port');
  const script = `<script async data-own crossorigin src="${site.origin}/v/${version}/loader.js"></script>`;
  const tag = '<cat-tour-list><a href="/">Tours</a></cat-tour-list>';
  const html = `<!doctype html><html lang="de"><title>Hotel</title>${script}${tag}`;
  const host = await listen((call) => sendHtml(call, 200, html), 0, 'any port');
  for (const altered of ['', 'load-messages', 'messages-de']) {
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
  /** Builds like a deploy: copies files of earlier deploys from the live site. */
  const buildAndKeep = async () => {
    rmSync(inCopy('live'), { recursive: true, force: true });
    renameSync(inCopy(siteFolder), inCopy('live'));
    const live = await listen(siteHandler(inCopy('live')), 0, 'any port');
    const built = await build(browser);
    await keepEarlierDeploys(inCopy(siteFolder), live.origin);
    await live.close();
    for (const folder of ['assets', 'c'])
      for (const name of Object.keys(hashes(`live/${folder}`)))
        assert.ok(existsSync(inCopy(`${siteFolder}/${folder}/${name}`)), `${folder}/${name} is gone`);
    return built;
  };
  run('site/prerender/release/release.ts', false);
  const atFirst = await build(browser);
  editFirst();
  const edited = await buildAndKeep();
  assert.deepEqual(edited.code, atFirst.code, 'an edit of content has changed the code');
  assert.notDeepEqual(edited.data, atFirst.data);

  release('1.0.98');
  editSecond();
  const second = await buildAndKeep();
  assert.notDeepEqual(second.code, atFirst.code, 'the change of code is not in the build');
  await messagesAreVerified(browser, '1.0.98');
  for (const { released } of [edited, second])
    assert.deepEqual(released, hashes(`public/v/${first}`), `${first} is not what was released`);
  console.log('The code has not changed by a byte, and the pinned page works after each release.');
} finally {
  await browser.close();
  rmSync(copy, { recursive: true });
}
