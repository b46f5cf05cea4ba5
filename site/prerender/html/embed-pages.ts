import { escapeHtml, fallback } from '../../../loader/snippet';
import { attributesOf, type Definition } from '../../../widgets/kit/element/definition';
import { INTERNAL_ATTRIBUTES } from '../../../widgets/kit/on-demand/closest-match';
import { site } from '#content/config';
import { business } from '#content/settings';
import { css } from '#css/embed';
import type { SiteFiles } from './site-files';
import { frameScript } from './page-scripts';
import { tourLinks } from './tour-links';

const NO_PARTNER = { partner: '' };

/** Adds the frame page of each element. A script copies the attributes from its URL. */
export function addEmbedPages(files: SiteFiles, definitions: Record<string, Definition>): void {
  for (const [tag, definition] of Object.entries(definitions)) {
    const takes = attributesOf(definition)
      .map(([name]) => name)
      .filter((name) => !INTERNAL_ATTRIBUTES.includes(name));
    const links = fallback({ site, bookingLinks: tourLinks(NO_PARTNER), ...NO_PARTNER });
    files.set(
      `embed/${tag.replace('cat-', '')}.html`,
      () => `<!doctype html>
<html lang="en" data-tabs>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(business.name)}</title>
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
