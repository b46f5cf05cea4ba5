import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type * as npm from '../../../loader/npm/index';
import { writePackage } from '../../../site/prerender/package/write-package';
import { registry } from '../../../widgets/registry';

const folder = path.resolve('.cache/package-test');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const tags = Object.keys(registry);
const componentOf = (tag: string) =>
  tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

beforeAll(() => writePackage('https://tours.example', folder));

it('lists only files that exist', () => {
  const { exports } = JSON.parse(read('package.json')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const named = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  );
  const imported = ['index', 'react', 'vue', 'svelte/index'].flatMap((name) =>
    [...read(`${name}.d.ts`).matchAll(/'(\.\.?\/.+)\.js'/g)].map((match) =>
      path.join(path.dirname(name), `${match[1]}.d.ts`),
    ),
  );
  expect([...named, ...imported].filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});

it.each(tags)('has a component of %s for each framework, with its type', (tag) => {
  for (const file of ['react', 'vue', 'svelte/index']) {
    expect(read(`${file}.js`), file).toMatch(new RegExp(`\\b${componentOf(tag)}\\b`));
    expect(read(`${file}.d.ts`), file).toContain(
      `export declare const ${componentOf(tag)}: CatComponent<'${tag}'>;`,
    );
  }
  expect(read(`svelte/${componentOf(tag)}.svelte`)).toContain(`tag="${tag}"`);
});

it('adds nothing on a server, and returns the link with attribution', async () => {
  const { ensureLoader, tourLink } = (await import(path.join(folder, 'index.js'))) as typeof npm;
  expect(ensureLoader()).toBeUndefined();
  expect(tourLink({ partner: 'larkspur', campaign: 'lobby' })).toEqual({
    name: 'Cat history walking tours',
    href: 'https://tours.example/tours?partner=larkspur&campaign=lobby',
    lang: 'en',
  });
});
