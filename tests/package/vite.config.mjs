import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { readdirSync } from 'node:fs';

/** Pages by name: those of `pages/`, and the components that a partner copies from ours. */
const frameworks = readdirSync('pages');
const entry = (folder, name, part) =>
  `${folder}/${name}/${readdirSync(`${folder}/${name}`).find((file) => file.startsWith(`${part}.`))}`;
const entries = (part) => frameworks.map((name) => [name, entry('pages', name, part)]);

export default ({ isSsrBuild, mode }) => ({
  plugins: [vue(), svelte()],
  // The same page with the React before.
  resolve: { alias: mode === 'react-18' ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {} },
  // Our package has components of Svelte in it, which a server has to compile as well.
  ssr: { noExternal: ['cat-tours'] },
  logLevel: 'warn',
  build: {
    outDir: `.cache/${isSsrBuild ? 'server' : mode}`,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: Object.fromEntries(
        isSsrBuild
          ? entries('server')
          : [
              ...entries('client'),
              ...frameworks.map((name) => [`copied-${name}`, `.cache/copied/${name}/client.js`]),
            ],
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
});
