import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as Settings from '#content/settings';

/** The season that the owner sets, and the last day of the banner. */
export const SEASON = { name: 'spring 2027', first: '2027-04-03', last: '2027-12-19', banner: '2027-06-30' };

/**
 * Sets the days of the season and of the banner in a copy of the project, whatever is there.
 * @param show false: the owner has switched the banner off
 */
export function setDays(copy: string, show = true): void {
  const file = path.join(copy, 'site/content/settings.yaml');
  const text = readFileSync(file, 'utf8');
  const set = (from: string, pattern: RegExp, to: string) => {
    if (!pattern.test(from)) throw new Error(`settings.yaml does not hold ${pattern}`);
    return from.replace(pattern, to);
  };
  const bare = text.replace(/^ +(firstDay|lastDay|show): .*\n/gm, '');
  const months = set(bare, /^ {2}from: \w+\n {2}to: \w+$/m, '  from: April\n  to: December');
  const named = set(
    months,
    /^ {2}name: \w+ \d{4}$/m,
    `  name: ${SEASON.name}\n  firstDay: ${SEASON.first}\n  lastDay: ${SEASON.last}`,
  );
  writeFileSync(
    file,
    set(named, /^banner:\n/m, `banner:\n  lastDay: ${SEASON.banner}\n${show ? '' : '  show: false\n'}`),
  );
}

/** Builds the copy unchanged, against the sandbox's stand-ins. */
export function buildCopy(copy: string): void {
  writeFileSync(
    path.join(copy, 'build-in-copy.ts'),
    `import { build } from './site/prerender/build';\nawait build({ full: false });\n`,
  );
  execFileSync(process.execPath, ['--import', 'tsx', 'build-in-copy.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SANDBOX: '1' },
  });
}

/** The settings of the copy, with every word in braces filled in. */
export const settingsOf = (copy: string) =>
  import(path.join(copy, '.cache/content/settings.ts')) as Promise<typeof Settings>;
