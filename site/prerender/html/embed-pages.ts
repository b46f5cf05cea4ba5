import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { fallback } from '../../../loader/snippet';
import { attributesOf, type Definition } from '../../../widgets/kit/element/definition';
import { INTERNAL_ATTRIBUTES } from '../../../widgets/kit/model/internal-attributes';
import { site } from '#content/config';
import { business } from '#content/settings';
import { frameScript } from './frame-script';
import { escape } from './escape';
import { tourDoors } from './tour-doors';

const NOBODY = { partner: '' };

/**
 * Writes, for each tag, the page that a partner frames: the widget alone. Its address says what the tag would say; that
 * is put on it by a script, so that the file is the same for everybody.
 */
export function writeEmbedPages(files: Map<string, string>, definitions: Record<string, Definition>): void {
  const sheet = readFileSync('site/prerender/html/embed-pages.css', 'utf8');
  const css = transform({
    filename: 'embed-pages.css',
    code: Buffer.from(sheet),
    minify: true,
  }).code.toString();
  for (const [tag, definition] of Object.entries(definitions)) {
    const takes = attributesOf(definition)
      .map(([name]) => name)
      .filter((name) => !INTERNAL_ATTRIBUTES.includes(name));
    const links = fallback({ site, doors: tourDoors(NOBODY), ...NOBODY });
    files.set(
      `embed/${tag.replace('cat-', '')}.html`,
      `<!doctype html>
<html lang="en" data-tabs>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(business.name)}</title>
<meta name="robots" content="noindex">
<base target="_top">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<style>${css}</style>
</head>
<body>
<${tag} data-takes="${takes.join(' ')}">${links}</${tag}>
<script>${frameScript}</script>
<script async src="/loader.js" data-own></script>
</body>
</html>
`,
    );
  }
}
