import type { YAMLError } from 'yaml';

/** Fault that prevents a YAML text from being read: the line counts from the text's first. */
export interface YamlFault {
  line: number;
  field: string;
  wrong: string;
  right: string;
}

const SENTENCES: Partial<Record<YAMLError['code'], [wrong: string, right: string]>> = {
  TAB_AS_INDENT: ['begins with a tab', 'Indent with spaces: two for each level.'],
  DUPLICATE_KEY: ['stands here a second time', 'Remove one of the two.'],
  BAD_INDENT: [
    'is not indented like its neighbors',
    'Let the fields of a group begin below one another, two spaces further in than the group.',
  ],
};
const UNQUOTED = ['is a text that has to be between quotes', "Put a ' before and behind the text."] as const;

const FIELD = /^\s*(?:- *)?(\w[\w-]*):(?:\s+(.*))?$/;
const valueOf = (line = ''): string => FIELD.exec(line)?.[2] ?? '';
/** The text that a line begins, as the value of a field or as an entry of a list. */
const opensText = (line: string): string => valueOf(line) || line.replace(/^\s*- */, '');
/** True if a value reads as something else than a text: it begins with a sign or has a colon inside. */
const needsQuotes = (value: string): boolean => /^(?!["'>|[])[^\w\s]|^[^"'[].*(?:: |:$)/.test(value);

/** Says what keeps a YAML text from being read. The first fault alone: what follows is mostly its echo. */
export function explainYaml({ code, message, pos }: YAMLError, text: string): YamlFault {
  const lines = text.split('\n');
  let index = text.slice(0, pos[0]).split('\n').length - 1;
  // A list or group between brackets that is not closed is no matter of indents.
  const known = message.startsWith('Flow') ? undefined : SENTENCES[code];
  let [wrong, right] = known ?? [
    `cannot be read (${message})`,
    'Look at the indents, the quotes and the brackets of this line and of the one above it.',
  ];
  const quote = code === 'MISSING_CHAR' && /["'][^"']*$/.exec(message)?.[0][0];
  if (quote) {
    index = lines.findLastIndex(
      (line, at) => at <= index && opensText(line).startsWith(quote) && line.split(quote).length % 2 === 0,
    );
    [wrong, right] = [`opens a ${quote} that is not closed`, `Put a ${quote} behind the text.`];
  } else if (!known && needsQuotes(valueOf(lines[index]))) [wrong, right] = UNQUOTED;
  return { line: Math.max(0, index) + 1, field: FIELD.exec(lines[index] ?? '')?.[1] ?? '', wrong, right };
}
