import { mkdirSync, writeFileSync } from 'node:fs';
import { reactText, svelteText, vueText } from '../../loader/frameworks';
import type { Widget } from '../../loader/snippet';

/** The components, each with what mounts it. */
export const mounted = {
  react: {
    file: 'Copied.jsx',
    text: reactText,
    client: `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { CatTours } from './Copied.jsx';
createRoot(document.querySelector('#app')).render(createElement(CatTours));
`,
  },
  vue: {
    file: 'Copied.vue',
    text: vueText,
    client: `import { createApp } from 'vue';
import Copied from './Copied.vue';
createApp(Copied).mount('#app');
`,
  },
  svelte: {
    file: 'Copied.svelte',
    text: svelteText,
    client: `import { mount } from 'svelte';
import Copied from './Copied.svelte';
mount(Copied, { target: document.querySelector('#app') });
`,
  },
};

/** Writes, for each framework, exactly the component that a partner copies from our page, and what mounts it. */
export function writeCopied(folder: string, widget: Widget): void {
  for (const [name, { file, text, client }] of Object.entries(mounted)) {
    mkdirSync(`${folder}/${name}`, { recursive: true });
    writeFileSync(`${folder}/${name}/${file}`, text(widget));
    writeFileSync(`${folder}/${name}/client.js`, client);
  }
}
