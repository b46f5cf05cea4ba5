import path from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { findChromium, launchArgs } from './tests/helpers/browser.ts';
import { aliasFor } from './site/prerender/bundle/aliases.ts';

const file = (name) => `/${path.relative(process.cwd(), path.resolve(name)).replaceAll(path.sep, '/')}`;

const seams = {
  name: 'seams',
  resolveImport: ({ source, context }) => {
    const alias = aliasFor(source, context.path);
    if (alias) return file(alias);
    if (source.startsWith('#content/')) return file(`.cache/content/${source.slice(9)}.ts`);
    if (source.startsWith('#css/')) return file(`.cache/css/${source.slice(5)}.ts`);
    return undefined;
  },
};

export default {
  files: 'tests/browser/**/*.test.{ts,tsx}',
  nodeResolve: {
    exportConditions: ['browser', 'import', 'module', 'default'],
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
  },
  plugins: [
    seams,
    esbuildPlugin({
      ts: true,
      tsx: true,
      jsx: 'automatic',
      jsxImportSource: 'react',
      target: 'es2022',
      tsconfig: 'tsconfig.json',
    }),
  ],
  browsers: [
    playwrightLauncher({
      product: 'chromium',
      launchOptions: { executablePath: (await findChromium()).executablePath, args: launchArgs() },
    }),
  ],
  // Two files, each in a window of its own, so that both get animation frames in time.
  concurrency: 2,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 20_000 } },
};
