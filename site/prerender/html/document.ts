import { made } from '#content/made';
import { buildId } from 'virtual:build';
import { attribution, business, statistics } from '#content/settings';
import { css } from '#css/site';
import type { Head } from '../../seo/head';
import type { PageFacts } from '../../seo/page-facts';
import { graphJson } from '../../seo/structured-data/thing';
import { marksAt } from './periods';
import { periods, startScript } from './page-scripts';
import { metaHtml } from './meta';
import { policyInDocument } from '../hosts/policy';
import { scriptOf } from '../../schema/services/statistics';
import { escapeHtml } from '../../../loader/snippet';
import type { PublishedCard } from './social-card';

interface Page {
  /** Address; `*` for the not-found page. */
  path: string;
  html: string;
  head: Head;
  facts: PageFacts;
  card: PublishedCard;
  /** Root-relative addresses of its modules, the entry first. */
  modules: readonly string[];
}

/** Returns a whole HTML document, complete without scripts. */
export function documentHtml({ path, html, head, facts, card, modules }: Page): string {
  const [entry, ...rest] = modules;
  return `<!doctype html>
<html lang="en"${marksAt(periods, made)}>
<head>
<meta charset="utf-8">${path === '*' ? `\n<meta http-equiv="Content-Security-Policy" content="${policyInDocument}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
${metaHtml(head, facts, card)}
<meta name="theme-color" content="#FBE9E1" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#11142F" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/icons/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${path.startsWith('/blog') ? feeds : ''}<script>${startScript}</script>
<style>${css}</style>
</head>
<body data-look="edition"><div id="app" data-build="${buildId}" data-path="${escapeHtml(path)}"${referralDays}>${html}</div>${graph(facts, head)}
<template id="scripts">
${rest.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${entry}"></script>
<script async src="/loader.js" data-own></script>
${scriptOf(statistics)}</template>
</body>
</html>
`;
}

/** Attribute with the days for which a partner's name is saved, if it is. */
const referralDays = attribution.days ? ` data-referral-days="${attribution.days}"` : '';

/** Returns the structured data, which follows the page so that it does not delay it. */
const graph = ({ graph: nodes }: PageFacts, { canonical }: Head): string =>
  nodes.length
    ? `<script type="application/ld+json" data-path="${escapeHtml(canonical)}">${graphJson(nodes)}</script>`
    : '';

const feeds = `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(business.name)}" href="/feed.xml">
<link rel="alternate" type="application/feed+json" title="${escapeHtml(business.name)}" href="/feed.json">
`;
