/** A sketch of a host's page for the guides on going live: screenshots would need an account. */
interface HostPage {
  name: string;
  host: string;
  /** Clicks that lead to this page. */
  way: readonly string[];
  fields?: readonly (readonly [label: string, value: string])[];
  /** The last one is selected. */
  choices?: readonly string[];
  /** `isWanted` marks the line to open. */
  list?: readonly { state: string; text: string; isWanted?: boolean }[];
  log?: readonly string[];
  button?: string;
}

const BUILD = 'npm run build';
const DOMAIN = 'catsabouttowntours.com';

/** @param failure lines of a build that stops at a mistake in the content */
export const adminHostPages = (failure: readonly string[]): readonly HostPage[] => [
  {
    name: 'cloudflare-repository',
    host: 'Cloudflare',
    way: ['Workers & Pages', 'Create application', 'Pages', 'Connect to Git'],
    choices: ['another repository', 'the one with the files of the site'],
    button: 'Begin setup',
  },
  {
    name: 'cloudflare-build',
    host: 'Cloudflare',
    way: ['Set up builds and deployments'],
    fields: [
      ['Production branch', 'main'],
      ['Framework preset', 'None'],
      ['Build command', BUILD],
      ['Build output directory', 'dist'],
    ],
    button: 'Save and Deploy',
  },
  {
    name: 'cloudflare-domain',
    host: 'Cloudflare',
    way: ['Workers & Pages', 'your project', 'Custom domains', 'Set up a domain'],
    fields: [['Domain', DOMAIN]],
    button: 'Continue',
  },
  {
    name: 'cloudflare-failed',
    host: 'Cloudflare',
    way: ['Workers & Pages', 'your project', 'Deployments'],
    list: [
      { state: 'Failed', text: 'View details', isWanted: true },
      { state: 'Success', text: 'The site that visitors see' },
    ],
    log: failure,
  },
  {
    name: 'netlify-repository',
    host: 'Netlify',
    way: ['Add new project', 'Import an existing project', 'GitHub'],
    choices: ['another repository', 'the one with the files of the site'],
  },
  {
    name: 'netlify-build',
    host: 'Netlify',
    way: ['Import an existing project', 'Build settings'],
    fields: [
      ['Branch to deploy', 'main'],
      ['Base directory', ''],
      ['Build command', BUILD],
      ['Publish directory', 'dist'],
    ],
    button: 'Deploy',
  },
  {
    name: 'netlify-domain',
    host: 'Netlify',
    way: ['your project', 'Domain management', 'Add a domain'],
    fields: [['Domain', DOMAIN]],
    button: 'Add domain',
  },
  {
    name: 'netlify-failed',
    host: 'Netlify',
    way: ['your project', 'Deploys'],
    list: [
      { state: 'Failed', text: 'main', isWanted: true },
      { state: 'Published', text: 'The site that visitors see' },
    ],
    log: failure,
  },
  {
    name: 'branch',
    host: 'GitHub',
    way: ['your file', 'Edit this file', 'Commit changes'],
    choices: [
      'Commit directly to the main branch',
      'Create a new branch for this commit and start a pull request',
    ],
    button: 'Propose changes',
  },
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const each = <T>(items: readonly T[] | undefined, html: (item: T, index: number) => string) =>
  (items ?? []).map(html).join('');

const STYLE = `
  body { margin: 0; padding: 20px; background: #eceef1; color: #1c2230; font: 16px/1.5 'Liberation Sans', Arial, sans-serif; }
  main { background: #fff; border: 2px solid #1c2230; border-radius: 8px; overflow: hidden; }
  header { padding: 10px 20px; background: #1c2230; color: #fff; font-weight: 700; display: flex; justify-content: space-between; }
  header small { font-weight: 400; }
  .way { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; padding: 14px 20px; border-bottom: 1px solid #b9bfca; }
  .way b { padding: 2px 10px; border: 1px solid #7b8496; border-radius: 5px; background: #f6f7f9; font-weight: 400; }
  .way b:last-of-type { border-color: #b3261e; box-shadow: 0 0 0 2px #b3261e; background: #fff; }
  section { display: grid; gap: 12px; padding: 18px 20px; }
  label { display: grid; grid-template-columns: 210px 1fr; align-items: center; }
  label span { min-height: 1.5em; padding: 6px 12px; border: 1.5px solid #7b8496; border-radius: 5px; font-family: 'Liberation Mono', monospace; }
  .choice::before { content: ''; display: inline-block; box-sizing: border-box; width: 16px; height: 16px; margin-right: 10px; border: 2px solid #7b8496; border-radius: 50%; vertical-align: -2px; }
  .choice:not(:has(+ .choice))::before { border: 5px solid #b3261e; }
  .line { display: grid; grid-template-columns: 130px 1fr; padding: 8px 12px; border: 1.5px solid #b9bfca; border-radius: 5px; }
  .wanted { border-color: #b3261e; box-shadow: 0 0 0 1.5px #b3261e; }
  .wanted b { color: #b3261e; }
  pre { margin: 0; padding: 14px 16px; background: #1c2230; color: #fff; border-radius: 5px; white-space: pre-wrap; font: 14.5px/1.5 'Liberation Mono', monospace; }
  .button { justify-self: start; padding: 8px 18px; border-radius: 5px; background: #b3261e; color: #fff; font-weight: 700; }
`;

/** Returns a sketch as an HTML page; what to click is red. */
export const hostPageHtml = ({
  host,
  way,
  fields,
  choices,
  list,
  log,
  button,
}: HostPage): string => `<!doctype html>
<html lang="en"><style>${STYLE}</style><main>
<header>${host}<small>a sketch, not a screenshot</small></header>
<div class="way">${each(way, (step, index) => `${index ? '<span>›</span>' : ''}<b>${escaped(step)}</b>`)}</div>
<section>
${each(fields, ([label, value]) => `<label>${label}<span>${escaped(value)}</span></label>`)}
${each(choices, (choice) => `<div class="choice">${escaped(choice)}</div>`)}
${each(list, ({ state, text, isWanted }) => `<div class="line${isWanted ? ' wanted' : ''}"><b>${state}</b>${escaped(text)}</div>`)}
${log ? `<pre>${escaped(log.join('\n'))}</pre>` : ''}
${button ? `<div class="button">${escaped(button)}</div>` : ''}
</section></main></html>`;
