import { escapeHtml } from '../../../loader/snippet';

export interface AdminPage {
  /** Address, such as `/admin/status`. */
  path: string;
  title: string;
  /** HTML. */
  main: string;
  script?: string;
}

const NAVIGATION = [
  ['/admin', 'Admin'],
  ['/admin/edit', 'Edit'],
  ['/admin/status', 'Status'],
  ['/admin/survey-links', 'Survey links'],
  ['/admin/emails', 'Emails'],
] as const;

const head = (title: string): string => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">`;

/** Returns the document of a page; `site` is the origin of the site, which the live admin does not share. */
export const adminDocument = (
  { path, title, main, script }: AdminPage,
  site: string,
): string => `<!doctype html>
<html lang="en">
<head>
${head([...new Set([title, 'Admin'])].join(' | '))}
<link rel="stylesheet" href="/admin/files/admin.css">${script ? `\n<script type="module" src="/admin/files/${script}.js"></script>` : ''}
</head>
<body>
<a href="#main" data-skip>Skip to main content</a>
<header>
<nav aria-label="Admin">
<ul>
${NAVIGATION.map(([href, name]) => `<li><a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a></li>`).join('\n')}
<li><a href="${site}">The site</a></li>
</ul>
</nav>
</header>
<main id="main" tabindex="-1">
<h1>${escapeHtml(title)}</h1>
${main}
</main>
<p id="announcement" role="status"></p>
</body>
</html>
`;

/** Returns the document of the editor; `opens` is false without a folder or repository to open. */
export const editorDocument = (opens: boolean): string => `<!doctype html>
<html lang="en">
<head>
${head('Edit | Admin')}
<link rel="stylesheet" href="/admin/files/editor.css">${opens ? '\n<script type="module" src="/admin/files/editor.js"></script>' : ''}
</head>
<body>
${opens ? '<noscript><p>The editor needs JavaScript.</p></noscript>' : '<p>There is no repository to sign in to yet. Run <code>npm run dev</code> in the folder of the site, open the editor there, name your repository under Settings, Repository, and publish that.</p>'}
<div id="nc-root"></div>
<p id="saved" role="status"></p>
</body>
</html>
`;
