/** Returns the package's own package.json. Each framework is wanted only where its components are. */
export const packageJson = (version: string, license: string): object => ({
  name: 'cat-tours',
  version,
  description: 'Widgets of Cats About Town Tours for React, Vue, Svelte and plain pages',
  homepage: 'https://catsabouttowntours.com/partners',
  license,
  type: 'module',
  sideEffects: false,
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './react': { types: './react.d.ts', default: './react.js' },
    './vue': { types: './vue.d.ts', default: './vue.js' },
    './svelte': {
      types: './svelte/index.d.ts',
      svelte: './svelte/index.js',
      default: './svelte/index.js',
    },
    './preact-jsx': { types: './cat-tours-preact.d.ts' },
    './package.json': './package.json',
  },
  peerDependencies: { react: '>=18', svelte: '>=5', vue: '>=3.3' },
  peerDependenciesMeta: {
    react: { optional: true },
    svelte: { optional: true },
    vue: { optional: true },
  },
});
