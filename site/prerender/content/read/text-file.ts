import { formName } from '../../admin/places';

/** What is wrong with a text, and what would be right. */
interface Fault {
  wrong: string;
  right: string;
}

/** Fault that prevents a file from being read as text. */
export type TextFault = Fault & { line: number };

/** Returns what is wrong with a file of the content folder that cannot be read at all, and how it comes back. */
export function unread(file: string, error: unknown): TextFault {
  const { code } = error as { code?: string };
  return {
    line: 1,
    wrong: code === 'ENOENT' ? 'is not there' : `cannot be read (${code ?? String(error)})`,
    right: `The form "${formName(file)}" of the editor is kept in it: bring it back from the history of your files, at the company that keeps them.`,
  };
}

/** Characters without a sign or a width, which come along when a text is copied: the site goes without them. */
const NOTHING = /[\u00ad\u200b\u2060\ufeff]/g;
/** Control characters, bidirectional overrides, the replacement character, and what XML forbids in a feed. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\ufffd]/u;
/** HTML, but not a lone sign, as in "price < 100". */
const HTML = /<[a-z/!?][^<>]*>?/i;

function invisibleFault(text: string): Fault | undefined {
  const [found] = INVISIBLE.exec(text) ?? [];
  if (!found) return undefined;
  const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return {
    wrong: `holds a character that nobody can see (U+${code})`,
    right: 'Delete what stands there and type it anew.',
  };
}

/** Returns what is wrong with a text of a field, which is shown as it is typed. */
export function textFault(text: string): Fault | undefined {
  const [html] = HTML.exec(text) ?? [];
  if (!html) return invisibleFault(text);
  return {
    wrong: `holds ${html}, which visitors would read`,
    right: 'Leave out what is between < and >: this text is shown as it is typed.',
  };
}

/** Reads a file's bytes as UTF-8; anything else would go out with wrong letters. */
export function decode(bytes: Uint8Array): { text: string } | { fault: TextFault } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes).replace(NOTHING, '');
  } catch {
    const right = 'Save it once more and choose the encoding "UTF-8".';
    return { fault: { line: 1, wrong: 'is not saved as UTF-8', right } };
  }
  // YAML and Markdown read CR LF as one line break.
  const plain = text.replaceAll('\r', '');
  const fault = invisibleFault(plain);
  return fault
    ? { fault: { line: plain.slice(0, plain.search(INVISIBLE)).split('\n').length, ...fault } }
    : { text };
}
