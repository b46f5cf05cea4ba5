import { escape } from '../html/escape';

/** A page of the desk. */
export interface DeskPage {
  /** Address, such as `/admin/status`. */
  path: string;
  title: string;
  /** Content, as HTML. */
  main: string;
  /** Name of its script, where it has one. */
  script?: string;
}

/** The pages, in the order in which they are offered. */
export const NAVIGATION = [
  ['/admin', 'Your desk'],
  ['/admin/edit', 'Edit'],
  ['/admin/status', 'Status'],
  ['/admin/survey-links', 'Survey links'],
  ['/admin/emails', 'Emails'],
] as const;

const head = (title: string): string => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="/icons/favicon.ico" sizes="32x32">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">`;

/** Returns a page of the desk as a document. */
export const deskDocument = ({ path, title, main, script }: DeskPage): string => `<!doctype html>
<html lang="en">
<head>
${head(`${title} | Desk`)}
<link rel="stylesheet" href="/desk/desk.css">${script ? `\n<script type="module" src="/desk/${script}.js"></script>` : ''}
</head>
<body>
<a href="#main" data-skip>Skip to main content</a>
<header>
<nav aria-label="Desk">
<ul>
${NAVIGATION.map(([href, name]) => `<li><a href="${href}"${href === path ? ' aria-current="page"' : ''}>${name}</a></li>`).join('\n')}
<li><a href="/">The site</a></li>
</ul>
</nav>
</header>
<main id="main" tabindex="-1">
<h1>${escape(title)}</h1>
${main}
</main>
<p id="told" role="status"></p>
</body>
</html>
`;

/**
 * Returns the document that the editor fills.
 * @param opens false where there is neither a folder nor a repository to open
 */
export const editorDocument = (opens: boolean): string => `<!doctype html>
<html lang="en">
<head>
${head('Edit | Desk')}
<link rel="stylesheet" href="/desk/editor.css">${opens ? '\n<script type="module" src="/desk/editor.js"></script>' : ''}
</head>
<body>
${opens ? '<noscript><p>The editor needs JavaScript.</p></noscript>' : '<p>There is no repository to sign in to yet. Run <code>npm start</code> in the folder of the site and open the editor there: under Settings, Repository, say where the files are kept, and publish that.</p>'}
<div id="nc-root"></div>
<p id="saved" role="status"></p>
</body>
</html>
`;
