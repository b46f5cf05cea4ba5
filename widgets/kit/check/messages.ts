/** Words of the list that the owner of a page sees. */
export const messages = {
  title: 'Cat tours on this page',
  close: 'Close',
  states: { good: '✓', wrong: '✗', note: '•' },
  unseen:
    'A click is ours to see. Whether the booking provider credits it, you see in the reports that you get there.',
  version: (version: string) => `The loader is ${version}.`,
  scripts: (count: number) => `The loader’s script stands here ${count} times; once is enough.`,
  none: 'There is no tag of ours on this page.',
  alive: (tag: string) => `${tag} has come to life.`,
  dead: (tag: string) => `${tag} has not come to life: only what is inside it shows.`,
  waiting: (tag: string) => `${tag} has loading="lazy" and comes when a visitor comes near it.`,
  said: (tag: string, cause: string) => `${tag}: ${cause}`,
  wordless: (tag: string) =>
    `${tag}: its words in the language of this page could not be fetched. Unless it is painted, it speaks English.`,
  unknown: (tag: string) => `${tag} is no tag of ours.`,
  attribute: (tag: string, name: string) => `${tag} knows no attribute “${name}”.`,
  nameless: (tag: string) => `${tag} has no partner: its bookings count for nobody.`,
  placeholder: (tag: string, name: string) =>
    `${tag} has “${name}” for a partner: put your own short name in its place.`,
  badName: (tag: string, name: string) =>
    `${tag}: “${name}” is no short name. Only letters, digits and hyphens are.`,
  badOther: (tag: string, attribute: string, name: string) =>
    `${tag}: “${name}” is no name for ${attribute}. Only letters, digits and hyphens are.`,
  named: (tag: string, names: readonly string[], found: number, all: number) =>
    `${tag}: ${found} of ${all} links to us and to the booking provider say ${names.map((name) => `“${name}”`).join(', ')}.`,
  parameters: 'Each booking link says them as asn, asn-ref and ref.',
  unlinked: (tag: string, name: string) =>
    `${tag} counts for “${name}”, but no link to us or to the booking provider is in it now.`,
  framed: (tag: string) => `${tag} is in a frame: whether it has come to life cannot be seen from this page.`,
  aliveInFrame: (tag: string) => `${tag} has come to life in its frame.`,
  frameless: (tag: string) => `${tag} leads to a section of its own page: in a frame there is none.`,
  framedFor: (tag: string, name: string) => `The frame of ${tag} counts for “${name}”.`,
  reserved: (tag: string) => `${tag} has room reserved, so that nothing moves when it comes.`,
  unreserved: (tag: string) => `${tag} reserves no room: what is below it moves once when it comes.`,
  linked: (tag: string) => `${tag} has a link inside for visitors without scripts.`,
  linkless: (tag: string) => `${tag} has no link inside: without scripts nothing shows.`,
  blocked: (what: string) => `The policy of this page stops ${what}.`,
  unstyled: (tag: string) =>
    `The policy of this page stops the style on ${tag}, or on the links in it: colors, fonts and room are lost.`,
  free: 'The policy of this page has stopped nothing of ours.',
};
