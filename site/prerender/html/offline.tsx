import { page } from '#content/page-offline';
import { business } from '#content/settings';
import { css } from '#css/offline';
import { renderToString } from 'preact-render-to-string';
import { Page } from '../../pages/offline';
import { fontPreloads } from '../../style/font-preloads';
import { escapeHtml } from '../../../loader/snippet';

/** Returns the page that the service worker shows offline: one file, without scripts. */
export const offlineHtml = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${page.meta.title} ${business.titleSuffix}`)}</title>
<meta name="description" content="${escapeHtml(page.meta.description)}">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
${fontPreloads.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${css}</style>
</head>
<body data-look="edition">${renderToString((<Page />) as never)}</body>
</html>
`;
