import { readFileSync } from 'node:fs';
import { tagFolders } from '../tag-folders';

interface Entry {
  name: string;
  text: string;
}

/** What the docstring atop an `element.ts` says of its tag: the tag's public face. */
export interface TagDocs {
  tag: string;
  summary: string;
  attributes: Entry[];
  events: Entry[];
  parts: Entry[];
}

/** The docs of every tag, read from the sources. Throws where a tag has no docstring. */
export const readTagDocs = (): TagDocs[] => tagFolders().map(readOne);

function readOne(folder: string): TagDocs {
  const file = `widgets/${folder}/element.ts`;
  const block = /\/\*\*\n \* `<(cat-[\w-]+)>`: ([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'));
  if (!block) throw new Error(`${file}: the tag's docstring is missing`);
  const lines = block[2]!.split('\n').map((line) => line.replace(/^ \* ?/, '').trim());
  const entries = (kind: string): Entry[] =>
    lines.flatMap((line) => {
      const match = new RegExp(`^@${kind} ([\\w-]+) - (.*)$`).exec(line);
      return match ? [{ name: match[1]!, text: match[2]! }] : [];
    });
  const summary = lines
    .slice(
      0,
      lines.findIndex((line) => line.startsWith('@')),
    )
    .join(' ')
    .trim();
  return {
    tag: block[1]!,
    summary,
    attributes: entries('attr'),
    events: entries('event'),
    parts: entries('csspart'),
  };
}

/** Attributes that every tag has, with the same meaning. */
export const commonAttributes: Entry[] = [
  { name: 'partner', text: 'your affiliate short name; it goes into every booking link of the tag' },
  {
    name: 'network',
    text: 'beside `partner`: the short name of the network that you are in, such as `fhdn`',
  },
  {
    name: 'campaign',
    text: 'beside `partner`: a word of your own, such as `lobby`, by which you tell your links apart',
  },
  { name: 'theme', text: '`auto` (default: follows the color scheme your page declares), `light` or `dark`' },
  {
    name: 'look',
    text: 'none (neutral), `match` (takes your font and text color) or `edition` (our own look)',
  },
  { name: 'heading', text: 'level of the topmost heading, `2` to `6`; default `3`' },
  { name: 'loading', text: '`lazy`: the tag is fetched when it comes near the window' },
];
