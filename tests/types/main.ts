/**
 * `npm test -- types`: what partners write, in plain TypeScript and in five frameworks, against the types that they
 * get. Each sample holds mistakes that must be found; one that is not found is an error, too.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tagFiles } from '../../site/prerender/docs/tag-files';
import { installBeside } from '../helpers/project/install-beside';

const folder = 'tests/types';
const checks: [tool: string, ...args: string[]][] = [
  ...['dom', 'react', 'react-18', 'preact'].map((name): [string, ...string[]] => [
    'typescript/bin/tsc',
    '-p',
    name,
  ]),
  ['vue-tsc/bin/vue-tsc.js', '-p', 'vue'],
  ['svelte-check/bin/svelte-check', '--workspace', 'svelte', '--tsconfig', './tsconfig.json'],
];

installBeside(folder, 'node_modules/svelte-check/package.json');
const failed = checks.filter(([tool, ...args]) => {
  console.log(`── ${tool.split('/')[0]} ${args.join(' ')}`);
  const bin = path.join('node_modules', tool);
  return spawnSync(process.execPath, [bin, ...args], { cwd: folder, stdio: 'inherit' }).status !== 0;
});
const stale = [...(await tagFiles())].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
for (const [file] of stale) console.error(`${file} is not what npm run docs writes.`);
process.exit(failed.length + stale.length ? 1 : 0);
