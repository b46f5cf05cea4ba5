import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { readdirSync } from 'node:fs';

const frameworks = readdirSync('pages');
const entry = (folder, name, part) =>
  `${folder}/${name}/${readdirSync(`${folder}/${name}`).find((file) => file.startsWith(`${part}.`))}`;
const entries = (part) => frameworks.map((name) => [name, entry('pages', name, part)]);
/** The pages of `pages/`, the JSX copied from /partners, and the types without the package. */
const inBrowser = [
  ...entries('client'),
  ['copied', '.cache/copied/client.tsx'],
  ['types', '../partner-types/react/host.tsx'],
];
const react18 = inBrowser.filter(([name]) => ['react', 'copied'].includes(name));

export default ({ isSsrBuild, mode }) => ({
  plugins: [vue(), svelte()],
  // The same pages with React 18.
  resolve: { alias: mode === 'react-18' ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {} },
  // A server must compile the Svelte components of the package.
  ssr: { noExternal: ['cat-tours'] },
  logLevel: 'warn',
  build: {
    outDir: `.cache/${isSsrBuild ? 'server' : mode}`,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: Object.fromEntries(isSsrBuild ? entries('server') : mode === 'react-18' ? react18 : inBrowser),
      output: { entryFileNames: '[name].js' },
    },
  },
});
