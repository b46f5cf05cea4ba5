import { formName } from '../../admin/places';

/** Fault that prevents a file from being read as text: on which line, what is wrong and what would be right. */
export interface TextFault {
  line: number;
  wrong: string;
  right: string;
}

/** Returns what is wrong with a file of the content folder that cannot be read at all, and how it comes back. */
export function unread(file: string, error: unknown): TextFault {
  const { code } = error as { code?: string };
  const right = `The form "${formName(file)}" of the editor is kept in it: bring it back from the history of your files, at the company that keeps them.`;
  return {
    line: 1,
    wrong: code === 'ENOENT' ? 'is not there' : `cannot be read (${code ?? String(error)})`,
    right,
  };
}

const RETYPE = 'Delete what stands there and type it anew.';
const AS_UTF8 = 'Save it once more and choose the encoding "UTF-8".';
const GARBLED = /[ÃÂ][\u0080-\u00bf]|â€./;
/** Characters without a sign or a width, which come along when a text is copied: the site goes without them. */
const NOTHING = /[\u00ad\u200b\u2060\ufeff]/g;
/** Control characters, bidirectional overrides, the replacement character, and what XML forbids in a feed. */
export const INVISIBLE =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Returns what is wrong with a text that holds an invisible character, and the remedy. */
export const invisibleFault = (character: string): Omit<TextFault, 'line'> => ({
  wrong: `holds a character that nobody can see (U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`,
  right: RETYPE,
});

/** Reads a file's bytes as UTF-8; anything else would go out with wrong letters. */
export function decode(bytes: Uint8Array): { text: string } | { fault: TextFault } {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { fault: { line: 1, wrong: 'is saved as UTF-16', right: AS_UTF8 } };
  }
  const lines = splitLines(bytes).map(decodeLine);
  const unread = lines.indexOf(undefined);
  if (unread >= 0) {
    return {
      fault: { line: unread + 1, wrong: 'holds letters that are not saved as UTF-8', right: AS_UTF8 },
    };
  }
  const text = lines.join('\n').replace(NOTHING, '');
  // YAML and Markdown read CR LF as one line break.
  const plain = text.replaceAll('\r', '').split('\n');
  const strange = plain.findIndex((line) => INVISIBLE.test(line) || GARBLED.test(line));
  if (strange < 0) return { text };
  const [found] = INVISIBLE.exec(plain[strange]!) ?? [];
  const fault = found
    ? invisibleFault(found)
    : { wrong: 'holds letters that a wrong encoding has spoiled', right: RETYPE };
  return { fault: { line: strange + 1, ...fault } };
}

/** The line of a byte that is no UTF-8 can be told only if each line is read by itself. */
function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    lines.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return [...lines, bytes.subarray(start)];
}

function decodeLine(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
