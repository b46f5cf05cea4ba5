const suggestion = (meant: string | undefined) => (meant ? ` Do you mean ${meant}?` : '');

export const messages = {
  checking: 'Cat tours: checking…',
  verdict: (faults: number) =>
    faults === 0
      ? 'Cat tours: all in order.'
      : `Cat tours: ${faults} ${faults === 1 ? 'thing' : 'things'} to fix.`,
  close: 'Close',
  failed: 'Cat tours: the check could not be loaded.',
  dead: (tag: string) => `${tag} does not run: only what is inside it shows.`,
  asText: 'The snippet shows as text. Paste it where your editor takes HTML.',
  none: 'There is no Cats About Town widget here.',
  noLoader: 'Our script is missing, so only links show.',
  noFrameScript: 'The script next to the frame is missing: without it the frame scrolls.',
  made: 'A script makes a widget. Its attributes cannot be judged from here.',
  unknown: (tag: string, meant?: string) => `${tag} is not a Cats About Town tag.${suggestion(meant)}`,
  attribute: (tag: string, name: string, meant?: string) =>
    `${tag} knows no attribute “${name}”.${suggestion(meant)}`,
  value: (tag: string, name: string, value: string, allowed: string) =>
    `${tag}: “${value}” is no value for ${name}. Allowed: ${allowed}.`,
  number: (min: number, max?: number) =>
    max === undefined ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`,
  unclosed: (tag: string) => `The end tag of ${tag} is missing: it takes in what follows.`,
  nameless: (tag: string) => `${tag} has no partner: its bookings count for nobody.`,
  placeholder: (tag: string) => `${tag} still has your-short-name: put your own short name there.`,
  badName: (tag: string, attribute: string, name: string) =>
    `${tag}: “${name}” is no name for ${attribute}. Only letters, digits and hyphens are.`,
  named: (tag: string, name: string) => `${tag} counts for ${name}.`,
  bound: (tag: string) => `The partner of ${tag} comes from your code and cannot be judged from here.`,
  otherName: (tag: string, name: string, other: string) =>
    `${tag} counts for ${name}, but a link in it for ${other}.`,
  namelessLink: (tag: string) => `A link in ${tag} names no partner: without scripts it counts for nobody.`,
  linkless: (tag: string) => `${tag} has no link inside: without scripts nothing shows.`,
  links: (named: number, all: number) => `A name is in ${named} of ${all} links.`,
  notFramable: (tag: string) => `${tag} leads to a section of its own page, which a frame cannot reach.`,
  sandbox: (tag: string, missing: string) => `The sandbox of the frame of ${tag} lacks: ${missing}.`,
  sandboxOther: (tag: string, missing: string) => `The frame of ${tag} can do more with: ${missing}.`,
};
