import { PROVIDER } from './referral-link';

const said = (key: string, name: string) => (name ? `${key}=${name}` : `no ${key}`);

/** Words of what is found in pasted HTML. */
export const findings = {
  unseen: `Whether ${PROVIDER} credits a booking, neither list can see. It stands in your ${PROVIDER} reports.`,
  loader: 'Our script is there, once.',
  loaders: (count: number) => `Our script is there ${count} times; once is enough.`,
  noLoader: 'Our script is missing, so that only links show.',
  frameScript: 'The script beside the frame is there: the frame grows with what is in it.',
  noFrameScript: 'The script beside the frame is not here: without it the frame scrolls.',
  linksAlone: 'These are links alone: they need no script.',
  asText: 'Our lines stand there as text, for visitors to read. Paste them where your editor takes HTML.',
  made: (tag: string) =>
    `${tag} is made by a script. Its name and options cannot be judged from here; the list on the page tells them.`,
  bound: (tag: string) => `The partner of ${tag} comes from your code, and cannot be judged from here.`,
  otherName: (tag: string, name: string, other: string) =>
    `${tag} counts for ${name}, but a link in it for ${other}.`,
  otherCredit: (tag: string, key: string, name: string, other: string) =>
    `${tag} counts with ${said(key, name)}, but a link in it with ${said(key, other)}.`,
  none: 'There is no widget of ours in it.',
  known: (tag: string) => `${tag} is a tag of ours.`,
  unknown: (tag: string) => `${tag} is no tag of ours.`,
  attribute: (tag: string, name: string) => `${tag} knows no attribute “${name}”.`,
  value: (name: string, value: string) => `“${value}” is no value for ${name}.`,
  nameless: (tag: string) => `${tag} has no partner: its bookings count for nobody.`,
  placeholder: (tag: string) => `${tag} still has your-short-name: put your own in its place.`,
  named: (tag: string, name: string) => `${tag} counts for ${name}.`,
  badCredit: (tag: string, key: string, name: string) =>
    `${tag}: “${name}” is no name for ${key}: only letters, digits and hyphens are.`,
  unclosed: (tag: string) => `The end tag of ${tag} is missing: it takes in what follows.`,
  reserved: 'Room is reserved, so that nothing moves when it comes.',
  unreserved: 'No room is reserved: what is below it moves once when it comes.',
  links: (named: number, all: number) => `A name is in ${named} of ${all} links to us and to ${PROVIDER}.`,
  inPart: (missing: string, all: string) =>
    `A link to ${PROVIDER} names a partner, but not by ${missing}: the names are in ${all}.`,
  linkless: 'There is no link of ours for visitors without scripts.',
};
