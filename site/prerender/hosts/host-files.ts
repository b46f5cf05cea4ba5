import { violationReports } from '#content/settings';
import { redirects } from '../../redirects';
import type { SiteFiles } from '../html/site-files';
import { headerRules, type HeaderRule } from './header-rules';
import { nginxConf } from './nginx';

/** Adds `_redirects` and `_headers` for Cloudflare Pages and Netlify, and `nginx.conf`. */
export function addHostFiles(files: SiteFiles): void {
  const rules = headerRules(violationReports);
  files.set('_redirects', () => redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(''));
  files.set('_headers', () => rules.map(headerText).join('\n'));
  files.set('nginx.conf', () => nginxConf(rules, redirects));
}

const headerText = ({ path, headers }: HeaderRule): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
