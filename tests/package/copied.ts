import { mkdirSync, writeFileSync } from 'node:fs';
import { reactText } from '../../loader/react-text';
import type { Widget } from '../../loader/snippet';

/** Writes the React component of /partners, and code that mounts it. */
export function writeCopied(folder: string, widget: Widget): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/Copied.jsx`, reactText(widget));
  writeFileSync(
    `${folder}/client.js`,
    `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { CatTours } from './Copied.jsx';
createRoot(document.querySelector('#app')).render(createElement(CatTours));
`,
  );
}
