/** Words that the house writes otherwise: American, and one way each. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  pavement: 'sidewalk',
  kerb: 'curb',
  postman: 'letter carrier',
  'saloon-keeper': 'saloonkeeper',
  grey: 'gray',
  colour: 'color',
  neighbour: 'neighbor',
  neighbourhood: 'neighborhood',
  harbour: 'harbor',
  favourite: 'favorite',
  honour: 'honor',
  theatre: 'theater',
  centre: 'center',
  licence: 'license',
  traveller: 'traveler',
  afterwards: 'afterward',
  backwards: 'backward',
  towards: 'toward',
};

/** A street of New York keeps its name. */
const PATTERN = new RegExp(`\\b(${Object.keys(SPELLINGS).join('|')})(?=s?(?:’s)?\\b)(?! Street)`, 'gi');

/** The words of a text that the house writes otherwise, each with what to write. */
export const spelledOtherwise = (text: string): { said: string; instead: string }[] =>
  [...text.matchAll(PATTERN)].map(([said]) => {
    const instead = SPELLINGS[said.toLowerCase()]!;
    return { said, instead: /^[A-Z]/.test(said) ? instead[0]!.toUpperCase() + instead.slice(1) : instead };
  });

/** A word with the quotes that a keyboard types turned into those that are printed. */
export const curled = (text: string): string =>
  text
    .replace(/(?<=^|[\s(“‘[])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s(“[])'(?!\d)/g, '‘')
    .replaceAll("'", '’');
