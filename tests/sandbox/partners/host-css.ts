import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Published files of frameworks by their path on partner pages. */
const files: Record<string, () => Promise<string>> = {
  '/vendor/bootstrap.css': () => read('bootstrap/dist/css/bootstrap.min.css'),
  '/vendor/bootstrap.js': () => read('bootstrap/dist/js/bootstrap.bundle.min.js'),
  '/vendor/tailwind-preflight.css': async () => withoutThemeCalls(await read('tailwindcss/preflight.css')),
};

export const hostFile = (path: string) => files[path];

/** Replaces Tailwind's theme calls by their second argument, the default. */
const withoutThemeCalls = (css: string) => css.replace(/--theme\(\s*--[\w-]+,\s*([^()]*?)\s*\)/g, '$1');

const read = async (file: string) =>
  // Source maps are not served.
  (await readFile(require.resolve(file), 'utf8')).replace(
    /\/\*# sourceMappingURL=.*?\*\/|\/\/# sourceMappingURL=.*/g,
    '',
  );
