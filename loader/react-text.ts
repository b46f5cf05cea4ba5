import { roomOf } from './room';
import { attributesHtml, attributesOf, fallback, fontsAddress, type Widget } from './snippet';

/** Escapes braces, which start expressions in JSX. */
const escapeBraces = (html: string) => html.replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/** Returns declarations as a React `style` object: custom properties keep their names, others are camel-cased. */
function styleObject(style = ''): string {
  const inline = style
    .split(';')
    .map((declaration) => /^\s*([\w-]+):\s*(.+)$/.exec(declaration))
    .flatMap((found) => (found ? `${key(found[1]!)}: '${found[2]!.replaceAll("'", '"')}'` : []));
  return inline.length ? ` style={{ ${inline.join(', ')} }}` : '';
}

const key = (name: string) =>
  name.startsWith('--') ? `'${name}'` : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a component for React 18 and 19 that loads the loader once, also after server rendering. */
export function reactText(widget: Widget): string {
  const { tag, site, script, options = {}, style } = widget;
  // Some React versions write `true` as the text "true".
  const valued = Object.entries(attributesOf({ ...widget, style: '' })).map(([name, value]) => [
    name,
    value === true ? '' : value,
  ]);
  const links = escapeBraces(fallback(widget, roomOf(widget)));
  const fonts = fontsAddress({ site, options });
  const append = (name: string, properties: string) =>
    `document.head.append(Object.assign(document.createElement('${name}'), ${properties}));`;
  return `import { useEffect } from 'react';

export function CatTours() {
  useEffect(() => {
    try {
      const src = '${site + (script?.path ?? '/loader.js')}';
      if (!document.querySelector(\`script[src="\${src}"]\`)) {
        ${append('script', '{ async: true, src }')}${fonts && `\n        ${append('link', `{ rel: 'stylesheet', href: '${fonts}' }`)}`}
      }
    } catch (error) {
      console.warn(error);
    }
  }, []);
  return (
    <${tag}${attributesHtml(Object.fromEntries(valued))}${styleObject(style)}>
      ${links.replace(/ style="([^"]*)"/, (_, css: string) => styleObject(css))}
    </${tag}>
  );
}
`;
}
