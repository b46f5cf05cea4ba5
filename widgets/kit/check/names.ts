import { good, note, SITE, wrong, type Finding } from './finding';
import { messages } from './messages';

/** Path of the booking provider's calendar, by which its links are known: settings come with tags. */
const CALENDAR = '/embeds/book/';
/** Path of a page, and not of a file such as a picture. */
const PAGE = /^[^.]*(\.html)?$/;

const NAME = /^[a-z\d-]{1,64}$/i;
/** As in published snippets. */
const PLACEHOLDER = 'your-short-name';

/** Says whether a tag has a partner's name, and whether all links in it have its names. */
export function ofName(element: Element): Finding[] {
  const tag = element.localName;
  const said = (attribute: string) => element.getAttribute(attribute);
  const others = faultsOfOthers(tag, said);
  const fault = faultOfName(tag, said('partner') ?? '');
  if (fault) return [wrong(fault), ...others];
  const names = namesOf(element);
  const links = [...element.querySelectorAll('a'), ...(element.shadowRoot?.querySelectorAll('a') ?? [])]
    .flatMap(({ href }) => (URL.canParse(href) ? new URL(href) : []))
    .filter(
      ({ origin, pathname }) => (origin === SITE && PAGE.test(pathname)) || pathname.startsWith(CALENDAR),
    );
  if (!links.length) return [note(messages.unlinked(tag, names.partner)), ...others];
  const named = links.filter((link) => hasNames(link, names)).length;
  const counted = [...new Set(Object.values(names))].filter(Boolean);
  const text = messages.named(tag, counted, named, links.length);
  return [named === links.length ? good(text) : wrong(`${text} ${messages.parameters}`), ...others];
}

/** Says what is wrong with the name of a partner; nothing where it is one. */
export function faultOfName(tag: string, name: string): string | undefined {
  if (!name) return messages.nameless(tag);
  if (name.toLowerCase() === PLACEHOLDER) return messages.placeholder(tag, name);
  return NAME.test(name) ? undefined : messages.badName(tag, name);
}

/** Says which of the names beside the partner's are none: they do not go into links. */
export const faultsOfOthers = (tag: string, said: (attribute: string) => string | null): Finding[] =>
  ['network', 'campaign'].flatMap((attribute) => {
    const name = said(attribute);
    const isBad = name && (!NAME.test(name) || name.toLowerCase() === PLACEHOLDER);
    return isBad ? [wrong(messages.badOther(tag, attribute, name))] : [];
  });

interface Names {
  partner: string;
  network: string;
  campaign: string;
}

/** Names that count on a tag: what is none does not go into links. */
function namesOf(element: Element): Names {
  const said = (attribute: string) => NAME.exec(element.getAttribute(attribute) ?? '')?.[0] ?? '';
  return { partner: said('partner'), network: said('network'), campaign: said('campaign') };
}

/** Tells whether a link says all names: in our own parameters, or as the booking provider's links are made. */
function hasNames({ origin, searchParams }: URL, { partner, network, campaign }: Names): boolean {
  const wanted =
    origin === SITE
      ? { partner, network, campaign }
      : { asn: network || partner, 'asn-ref': partner, ref: campaign || partner };
  return Object.entries(wanted).every(([key, name]) => (searchParams.get(key) ?? '') === name);
}
