import { mkdirSync, writeFileSync } from 'node:fs';
import { reactSnippet, type Widget } from '../../loader/snippet';

/** Writes a page with the JSX of /partners inside a component, and with the script line of its comment. */
export function writeCopied(folder: string, widget: Widget): void {
  mkdirSync(folder, { recursive: true });
  const [head, tag] = reactSnippet(widget).split('\n\n');
  const [script] = /<script.*<\/script>/.exec(head!)!;
  writeFileSync(
    `${folder}/client.tsx`,
    `import { createRoot } from 'react-dom/client';
${head}
document.head.append(document.createRange().createContextualFragment(${JSON.stringify(script)}));
createRoot(document.querySelector('#app')!).render(
${tag});
`,
  );
}
