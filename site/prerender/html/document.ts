import { build } from '#content/build';
import { attribution, business } from '#content/settings';
import { css } from '#css/site';
import type { Head } from '../../seo/head';
import type { PageFacts } from '../../seo/page-facts';
import { graphJson } from '../../seo/structured-data/thing';
import { marksAt } from './periods';
import { periods, startScript } from './start-script';
import { metaHtml } from './meta';
import { policyInDocument } from '../hosts/policy';
import { escape } from './escape';
import type { PublishedCard } from './social-card';

interface Page {
  /** The address it is made for; `*` for the page of all other addresses. */
  path: string;
  html: string;
  head: Head;
  facts: PageFacts;
  card: PublishedCard;
  /** Root-relative addresses of the modules that it needs, the entry first. */
  modules: readonly string[];
}

/** A whole HTML document, complete without any script: what can be read goes first, and its picture. */
export function documentHtml({ path, html, head, facts, card, modules }: Page): string {
  const [entry, ...rest] = modules;
  return `<!doctype html>
<html lang="en"${marksAt(periods, build.made)}>
<head>
<meta charset="utf-8">${path === '*' ? `\n<meta http-equiv="Content-Security-Policy" content="${policyInDocument}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
${metaHtml({ head, facts, card })}
<meta name="theme-color" content="#FBE9E1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#11142F" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icons/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${path.startsWith('/blog') ? feeds : ''}<script>${startScript}</script>
<style>${css}</style>
</head>
<body data-look="edition"><div id="app" data-build="${build.id}" data-path="${escape(path)}"${referralDays(attribution)}>${html}</div>${graph(facts, head)}
<template id="scripts">
${rest.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${entry}"></script>
<script async src="/loader.js" data-own></script>
</template>
</body>
</html>
`;
}

/** Writes for how many days a partner's name may be kept; where the owner says nothing, no page does either. */
export const referralDays = ({ days }: { days: number }): string =>
  days ? ` data-referral-days="${days}"` : '';

/** Structured data, behind the page, where it delays nothing. */
const graph = ({ graph: nodes }: PageFacts, { canonical }: Head): string =>
  nodes.length
    ? `<script type="application/ld+json" data-path="${escape(canonical)}">${graphJson(nodes)}</script>`
    : '';

const feeds = `<link rel="alternate" type="application/atom+xml" title="${escape(business.name)}" href="/feed.xml">
<link rel="alternate" type="application/feed+json" title="${escape(business.name)}" href="/feed.json">
`;
