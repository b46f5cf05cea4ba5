/**
 * `npm test -- partner-types`: checks partners' code in TypeScript and five frameworks against the typings. Each sample
 * contains mistakes that must be errors. The JSX of /partners must have none, with every option of every element.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { reactSnippet } from '../../loader/snippet';
import { elementReadme } from '../../site/prerender/docs/readme';
import { readReference } from '../../site/prerender/docs/reference';
import { generateFromElements } from '../../site/prerender/generate';
import { widget } from '../helpers/partner-widget';
import { installPackages } from '../helpers/project/install-packages';

const folder = 'tests/partner-types';
const checks: [tool: string, ...args: string[]][] = [
  ...['dom', 'react', 'react-18', 'preact'].map((name): [string, ...string[]] => [
    'typescript/bin/tsc',
    '-p',
    name,
  ]),
  ['vue-tsc/bin/vue-tsc.js', '-p', 'vue'],
  ['svelte-check/bin/svelte-check', '--workspace', 'svelte', '--tsconfig', './tsconfig.json'],
];

generateFromElements();
const reference = await readReference();
const copied = reference.elements.map(({ tag, attributes }) => {
  const chosen = [...attributes, ...reference.common].map(({ name, kind, values, min = 0 }) => [
    name,
    kind === 'flag' || (values?.at(-1) ?? String(min)),
  ]);
  return reactSnippet({ ...widget, tag, options: Object.fromEntries(chosen) });
});
writeFileSync('.cache/types/copied.tsx', copied.join(''));
installPackages(folder, 'node_modules/svelte-check/package.json');
const failed = checks.filter(([tool, ...args]) => {
  console.log(`── ${tool.split('/')[0]} ${args.join(' ')}`);
  const bin = path.join('node_modules', tool);
  return spawnSync(process.execPath, [bin, ...args], { cwd: folder, stdio: 'inherit' }).status !== 0;
});
const README = 'widgets/README.md';
const options = { ...(await resolveConfig(README)), filepath: README };
const isStale = readFileSync(README, 'utf8') !== (await format(elementReadme(reference), options));
if (isStale) console.error(`${README} is stale. Run npm run docs.`);
process.exit(failed.length || isStale ? 1 : 0);
