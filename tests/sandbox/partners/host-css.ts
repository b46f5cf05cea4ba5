import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Files of well-known frameworks, as published; by the path a partner page links them at. */
const files: Record<string, () => Promise<string>> = {
  '/vendor/bootstrap.css': () => read('bootstrap/dist/css/bootstrap.min.css'),
  '/vendor/bootstrap.js': () => read('bootstrap/dist/js/bootstrap.bundle.min.js'),
  '/vendor/tailwind-preflight.css': async () => withoutThemeCalls(await read('tailwindcss/preflight.css')),
};

export const hostFile = (path: string) => files[path];

/** Tailwind's build puts theme values in; without a theme its defaults are the second argument. */
export const withoutThemeCalls = (css: string) =>
  css.replace(/--theme\(\s*--[\w-]+,\s*([^()]*?)\s*\)/g, '$1');

const read = async (file: string) =>
  // The comment at the end points to a file that is not served.
  (await readFile(require.resolve(file), 'utf8')).replace(
    /\/\*# sourceMappingURL=.*?\*\/|\/\/# sourceMappingURL=.*/g,
    '',
  );
