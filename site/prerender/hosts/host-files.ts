import { readdirSync } from 'node:fs';
import { violationReports } from '#content/settings';
import { redirects } from '../../redirects';
import type { SiteFiles } from '../html/site-files';
import { TYPES } from '../docs/types';
import { headerRules, type HeaderRule } from './header-rules';
import { nginxConf } from './nginx';

/** Rules for type declarations, which hosts take for a video (`.ts`). A pattern could match scripts at Netlify. */
const typingRules = (): HeaderRule[] =>
  readdirSync(TYPES)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => ({ path: `/v1/${name}`, headers: { 'Content-Type': 'text/plain; charset=utf-8' } }));

/** Adds `_redirects` and `_headers` for Cloudflare Pages and Netlify, and `nginx.conf`. */
export function addHostFiles(files: SiteFiles): void {
  const rules = headerRules(violationReports);
  files.set('_redirects', () => redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''));
  files.set('_headers', () => [...rules, ...typingRules()].map(headerText).join('\n'));
  files.set('nginx.conf', () => nginxConf(rules, redirects));
}

const headerText = ({ path, headers }: HeaderRule): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
