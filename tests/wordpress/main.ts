/** `npm test -- wordpress`: runs the built WordPress plugin with stubs of WordPress's functions. Needs PHP. */
import { site } from '#content/config';
import { elements } from '#content/element-options';
import { strFromU8, unzipSync } from 'fflate';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { currentMode } from '../../site/prerender/mode';
import { projectVersion } from '../../site/prerender/tools/sources';

const zip = unzipSync(readFileSync(`${currentMode().site}/v1/cats-about-town.zip`));
assert.deepEqual(Object.keys(zip), ['cats-about-town/cats-about-town.php']);
const php = strFromU8(zip['cats-about-town/cats-about-town.php']!);
assert.match(php, new RegExp(`^ \\* Version: ${projectVersion()}$`, 'm'));
const file = '.cache/cats-about-town.php';
writeFileSync(file, php);

/** Runs shortcodes with these attributes; WordPress gives those without a value a number as their name. */
function run(...shortcodes: Record<string, string>[]) {
  const { stdout, stderr, status, error } = spawnSync('php', ['tests/wordpress/run.php', file], {
    input: JSON.stringify(shortcodes),
    encoding: 'utf8',
  });
  if (error) throw new Error('PHP is not installed: apt-get install php-cli');
  assert.equal(status, 0, stdout + stderr);
  return JSON.parse(stdout) as { html: string[]; scripts: Record<string, unknown> };
}

const link = (query = '') => `<a href="${site}/tours${query}" lang="en">Cat history walking tours</a>`;
const widget = (attributes: string, query?: string, tag = 'cat-tour-list') =>
  `<${tag}${attributes}>${link(query)}</${tag}>`;

const evil = '"><script>';
const names = ['partner', 'network', 'campaign'];
const options = new Set(elements.flatMap(({ options }) => options.map(({ name }) => name)));
const attributes = [...names, ...options];
const escaped = attributes.map((name) => ` ${name}="&quot;&gt;&lt;script&gt;"`).join('');
const encoded = names.map((name) => `${name}=${encodeURIComponent(evil)}`).join('&#038;');

const { html, scripts } = run(
  {},
  { 0: 'no-search', partner: 'larkspur', layout: 'list' },
  { tag: 'cat-booking-calendar', partner: 'larkspur', campaign: 'lobby' },
  { tag: 'faq' },
  { tag: 'toasts', onclick: 'alert(1)', 0: 'onload', [evil]: evil },
  Object.fromEntries(attributes.map((name) => [name, evil])),
);
assert.deepEqual(html, [
  widget(''),
  widget(' no-search="" partner="larkspur" layout="list"', '?partner=larkspur'),
  widget(
    ' partner="larkspur" campaign="lobby"',
    '?partner=larkspur&#038;campaign=lobby',
    'cat-booking-calendar',
  ),
  widget('', '', 'cat-faq'),
  widget(''),
  widget(escaped, `?${encoded}`),
]);
assert.deepEqual(scripts, {
  'cats-about-town': [`${site}/v1/loader.js`, [], null, { strategy: 'async', in_footer: true }],
});
console.log(`${html.length} shortcodes as expected, one loader.`);
