import { roomOf } from './room';
import { attributesHtml, attributesOf, escapeHtml, roomAttribute, ways, type Widget } from './snippet';

/** Address of the loader that a component of a framework takes. */
const loaderOf = ({ site, script }: Widget) => site + (script?.path ?? '/loader.js');

/** Statements that put the loader into the page once; where a policy forbids it, the links inside the tag stay. */
const placing = (widget: Widget, indent: string) =>
  `${indent}try {
  const src = '${loaderOf(widget)}';
  if (!document.querySelector(\`script[src="\${src}"]\`))
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
} catch (error) {
  console.warn(error);
}`.replaceAll('\n', `\n${indent}`);

/** Returns a text as HTML without braces, in which JSX and Svelte read expressions. */
const textHtml = (text: string) => escapeHtml(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;');

/**
 * Links inside the tag, one a line.
 * @param space what stands for a space at the end of a line
 */
const links = (widget: Widget, indent: string, space: string) =>
  ways(widget)
    .map(({ name, ...attributes }) => `${indent}<a${attributesHtml(attributes)}>${textHtml(name)}</a>`)
    .join(`,${space}\n`);

/** The style that keeps room below the links, as HTML has it. */
const room = (widget: Widget) => attributesHtml(roomAttribute(roomOf(widget)));

/** The tag over several lines. */
const markup = (widget: Widget, indent: string, attributes: string, style = room(widget), space = '') =>
  `${indent}<${widget.tag}${attributes}>
${indent}  <span slot="fallback"${style}>
${links(widget, `${indent}    `, space)}
${indent}  </span>
${indent}</${widget.tag}>`;

/** Declarations as the object that React wants; custom properties keep their names there, others lose their hyphens. */
function styleObject(style: string): string {
  const inline = style
    .split(';')
    .map((declaration) => /^\s*([\w-]+):\s*(.+)$/.exec(declaration))
    .flatMap((found) => (found ? `${key(found[1]!)}: '${found[2]!.replaceAll("'", '"')}'` : []));
  return inline.length ? ` style={{ ${inline.join(', ')} }}` : '';
}

const key = (name: string) =>
  name.startsWith('--') ? `'${name}'` : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a component for React 18 and 19, also where it is rendered on a server. */
export function reactText(widget: Widget): string {
  const { style, ...said } = attributesOf(widget);
  // A bare attribute would be the text "true" in some versions, which is one of its values all the same.
  const valued = Object.entries(said).map(([name, value]) => [name, value === true ? '' : value]);
  // JSX reads entities within quotation marks as HTML does.
  const attributes = attributesHtml(Object.fromEntries(valued)) + styleObject(String(style ?? ''));
  const room = styleObject(roomAttribute(roomOf(widget)).style ?? '');
  return `import { useEffect } from 'react';

export function CatTours() {
  useEffect(() => {
${placing(widget, '    ')}
  }, []);
  return (
${markup(widget, '    ', attributes, room, `{' '}`)}
  );
}
`;
}

/** Returns a component for Vue 3. */
export const vueText = (widget: Widget): string => `<script setup>
import { onMounted } from 'vue';

onMounted(() => {
${placing(widget, '  ')}
});
</script>

<template>
${markup(widget, '  ', attributesHtml(attributesOf(widget)))}
</template>
`;

/** Returns a component for Svelte 4 and 5, which reads an expression in every brace that is not an entity. */
export const svelteText = (widget: Widget): string => `<script>
  import { onMount } from 'svelte';

  onMount(() => {
${placing(widget, '    ')}
  });
</script>

${markup(widget, '', attributesHtml(attributesOf(widget)).replaceAll('{', '&#123;'))}
`;
