import { build } from '#content/build';
import { css } from '#css/site';
import { absolute, fullTitle, robots, type Head } from '../seo/head';
import { fontPreloads } from './fonts/preload';
import { escape } from './shadow';

interface Page {
  /** The address it is made for; `*` for the page of all other addresses. */
  path: string;
  html: string;
  head: Head;
  /** Root-relative addresses of the modules that it needs, the entry first. */
  modules: readonly string[];
}

/** A whole HTML document, complete without any script. */
export function documentHtml({ path, html, head, modules }: Page): string {
  const [entry, ...rest] = modules;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(fullTitle(head))}</title>
<meta name="description" content="${escape(head.description)}">
<meta name="robots" content="${robots(head)}">
<link rel="canonical" href="${escape(absolute(head.canonical))}">
<meta name="theme-color" content="#FBE9E1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#11142F" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icons/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${fontPreloads.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${css}</style>
<script type="module" src="${entry}"></script>
${rest.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script async src="/loader.js"></script>
</head>
<body data-look="edition"><div id="app" data-build="${build.id}" data-path="${escape(path)}">${html}</div></body>
</html>
`;
}
