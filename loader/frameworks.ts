import { attributesHtml, attributesOf, ways, type Widget } from './snippet';

/** Address of the loader that a component of a framework takes. */
const loaderOf = ({ site, script }: Widget) => site + (script?.path ?? '/loader.js');

/** Links inside the tag, one a line. */
const links = (widget: Widget, indent: string) =>
  ways(widget)
    .map(({ name, ...attributes }) => `${indent}<a${attributesHtml(attributes)}>${name}</a>`)
    .join('\n');

/** The tag over several lines. */
const markup = (widget: Widget, indent: string, attributes: string) =>
  `${indent}<${widget.tag}${attributes}>
${indent}  <span slot="fallback">
${links(widget, `${indent}    `)}
${indent}  </span>
${indent}</${widget.tag}>`;

/** Returns a component for React 18 and 19, also where it is rendered on a server. */
export function reactText(widget: Widget): string {
  const { style, ...said } = attributesOf(widget);
  const inline = String(style ?? '')
    .split(';')
    .map((declaration) => /^\s*([\w-]+):\s*(.+)$/.exec(declaration))
    .flatMap((found) => (found ? `'${found[1]}': '${found[2]!.replaceAll("'", '"')}'` : []));
  // A bare attribute would be the text "true" in some versions, which is one of its values all the same.
  const valued = Object.entries(said).map(([name, value]) => [name, value === true ? '' : value]);
  // JSX reads entities within quotation marks as HTML does.
  const attributes =
    attributesHtml(Object.fromEntries(valued)) + (inline.length ? ` style={{ ${inline.join(', ')} }}` : '');
  return `import { useEffect } from 'react';

export function CatTours() {
  useEffect(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = '${loaderOf(widget)}';
    document.head.append(script);
  }, []);
  return (
${markup(widget, '    ', attributes)}
  );
}
`;
}

/** Returns a component for Vue 3. */
export const vueText = (widget: Widget): string => `<script setup>
import { onMounted } from 'vue';

onMounted(() => {
  const script = document.createElement('script');
  script.async = true;
  script.src = '${loaderOf(widget)}';
  document.head.append(script);
});
</script>

<template>
${markup(widget, '  ', attributesHtml(attributesOf(widget)))}
</template>
`;

/** Returns a component for Svelte 4 and 5, which reads an expression in every brace that is not an entity. */
export const svelteText = (widget: Widget): string => `<svelte:head>
  <script async src="${loaderOf(widget)}"></script>
</svelte:head>

${markup(widget, '', attributesHtml(attributesOf(widget)).replaceAll('{', '&#123;'))}
`;
