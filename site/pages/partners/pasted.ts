import { faces } from '#content/tag-faces';
import { PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import { isFramable } from '../../../widgets/kit/model/framable';
import { creditOf, calendarUrl } from '../../../widgets/kit/services/booking/index';
import { messages } from './messages';
import { isName, isPlaceholder } from './names';
import { findings as words } from './messages-pasted';
import { addressOf, ourParts, type Part, type Parts } from './pasted-parts';
import { isValue } from './state';

/** Said below every list. */
export const { unseen } = words;

/** One line of what is found: in order, wrong, or worth knowing. */
export interface Finding {
  state: 'right' | 'wrong' | 'note';
  text: string;
}

/** Attributes of every element and of frameworks, and those that every tag has beside its own. */
const OF_ALL =
  /[^\w-]|^(class|id|style|slot|lang|dir|title|hidden|loading|role|part|tabindex|classname|key|ref|partner|network|campaign|data-.*|aria-.*)$/;

const right = (text: string): Finding => ({ state: 'right', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });
const note = (text: string): Finding => ({ state: 'note', text });

/**
 * Says of a page's HTML, or of a form of our lines, what can be said without running it; each line once.
 * @param site origin of our site
 */
export function checkPasted(text: string, site: string): Finding[] {
  const parts = ourParts(text, site);
  const links = linksIn(parts.links, site);
  const isEmpty = !parts.widgets.length && !parts.made.length && !parts.isText;
  const findings = [
    ...(parts.isText ? [wrong(words.asText)] : []),
    ...ofScripts(parts, links.length > 0),
    ...parts.widgets.flatMap((part) => ofWidget(part, site)),
    ...parts.made.flatMap((tag) => ofMade(tag, text)),
    ...(isEmpty && (parts.loaders || !links.length) ? [wrong(words.none)] : []),
    ...(links.length ? ofLinks(links, site) : ofNoLinks(parts)),
  ];
  return [...new Map(findings.map((finding) => [finding.text, finding])).values()];
}

/** A frame's address alone and links alone need no script; a frame has another one than a tag. */
function ofScripts({ widgets, made, loaders, hasFrameScript }: Parts, hasLinks: boolean): Finding[] {
  const frames = widgets.filter(({ form }) => form === 'frame');
  const needsLoader = widgets.some(({ form }) => form === 'tag' || form === 'div') || made.length > 0;
  return [
    ...(loaders > 1 ? [note(words.loaders(loaders))] : []),
    ...(loaders === 1 ? [right(words.loader)] : []),
    ...(needsLoader && !loaders ? [wrong(words.noLoader)] : []),
    ...(frames.length ? [hasFrameScript ? right(words.frameScript) : note(words.noFrameScript)] : []),
    ...(!widgets.length && !made.length && !loaders && hasLinks ? [note(words.linksAlone)] : []),
  ];
}

function ofWidget({ tag, form, said, isClosed, hasRoom, links }: Part, site: string): Finding[] {
  const face = faces.find((one) => one.tag === tag);
  if (!face) return [wrong(words.unknown(tag))];
  const options = face.options.map(({ name }) => name);
  const strange = [...said.keys()].filter((name) => !options.includes(name) && !OF_ALL.test(name));
  const partner = said.get('partner') ?? '';
  return [
    right(words.known(tag)),
    ...(form === 'frame' && !isFramable(tag) ? [wrong(messages.take.notFramed)] : []),
    // A frame's address takes the looks as well, and is of no matter to what else stands in it.
    ...strange
      .filter((name) => form !== 'frame' || !name.startsWith('--cat-'))
      .map((name) => wrong(words.attribute(tag, name))),
    ...face.options.flatMap((option) => {
      const value = said.get(option.name) ?? '';
      // Whatever stands in a flag says yes or no, and tags take capital letters for small ones.
      const isJudged = value !== '' && option.kind !== 'flag' && !isCode(value);
      return isJudged && !isValue(option, value.toLowerCase()) ? wrong(words.value(option.name, value)) : [];
    }),
    said.has(':partner') || isCode(partner) ? note(words.bound(tag)) : ofName(tag, partner),
    ...['network', 'campaign'].flatMap((key) => {
      const name = said.get(key) ?? '';
      return name && !isCode(name) && !isName(name) ? [wrong(words.badCredit(tag, key, name))] : [];
    }),
    ...(isName(partner) ? linksIn(links, site).flatMap((link) => ofLink(tag, said, link, site)) : []),
    ...(isClosed ? [] : [wrong(words.unclosed(tag))]),
    ...(form === 'frame' ? [] : [hasRoom ? right(words.reserved) : note(words.unreserved)]),
  ];
}

/** Tells whether a value is code of a component. */
const isCode = (value: string) => value.startsWith('{');

function ofName(tag: string, partner: string): Finding {
  if (!partner) return wrong(words.nameless(tag));
  if (isPlaceholder(partner)) return wrong(words.placeholder(tag));
  return isName(partner) ? right(words.named(tag, partner)) : wrong(messages.names.bad(partner));
}

/** Judges the kind alone of a tag that a script makes, and whether the placeholder still stands. */
function ofMade(tag: string, text: string): Finding[] {
  if (!faces.some((face) => face.tag === tag)) return [wrong(words.unknown(tag))];
  return [
    right(words.known(tag)),
    ...(text.includes(PARTNER_PLACEHOLDER) ? [wrong(words.placeholder(tag))] : []),
    note(words.made(tag)),
  ];
}

/** A page, and not a file such as a picture. */
const PAGE = /^[^.]*(\.html)?$/;

/** Returns the addresses that lead to pages of ours or to the booking provider. */
function linksIn(addresses: readonly string[], site: string): URL[] {
  const origins = [site, new URL(calendarUrl({})).origin];
  return addresses
    .flatMap((address) => addressOf(address, site) ?? [])
    .filter(({ origin, pathname }) => origins.includes(origin) && PAGE.test(pathname));
}

const nameIn = ({ searchParams }: URL) =>
  searchParams.get('partner') ?? searchParams.get('asn-ref') ?? searchParams.get('asn') ?? '';

/** Says where a link in a tag counts for another name than the tag; what it lacks is told of all links at once. */
function ofLink(tag: string, said: Part['said'], { origin, searchParams }: URL, site: string): Finding[] {
  const [partner, network, campaign] = ['partner', 'network', 'campaign'].map((key) => {
    const name = said.get(key) ?? '';
    return isName(name) ? name : '';
  }) as [string, string, string];
  const isOurs = origin === site;
  const wanted = isOurs ? { partner, network, campaign } : creditOf({ partner, network, campaign });
  const is = (key: string) => searchParams.get(key) ?? '';
  const name = is(isOurs ? 'partner' : 'asn-ref');
  if (name && name !== partner) return [wrong(words.otherName(tag, partner, name))];
  return Object.entries(wanted)
    .filter(([key, value]) => is(key) !== value && (isOurs ? name : is(key)))
    .map(([key, value]) => wrong(words.otherCredit(tag, key, value, is(key))));
}

/** The booking provider's parameters that say whose guest it is. */
const CREDIT = Object.keys(creditOf({ partner: PARTNER_PLACEHOLDER }));

/** Returns the names that a link should have and has not: one of ours, or each of the booking provider's. */
const missingIn = ({ origin, searchParams }: URL, site: string): string[] =>
  (origin === site ? ['partner'] : CREDIT).filter((key) => !isName(searchParams.get(key) ?? ''));

function ofLinks(links: readonly URL[], site: string): Finding[] {
  const missing = links.map((link) => missingIn(link, site));
  const named = missing.filter((keys) => !keys.length).length;
  const text = words.links(named, links.length);
  const inPart = missing.filter((keys, index) => keys.length && isName(nameIn(links[index]!)));
  return [
    named === links.length ? right(text) : wrong(text),
    ...inPart.map((keys) => wrong(words.inPart(keys.join(', '), CREDIT.join(', ')))),
  ];
}

/** Frames and what a script makes have none that could be seen. */
const ofNoLinks = ({ widgets }: Parts): Finding[] =>
  widgets.some(({ form }) => form !== 'frame') ? [note(words.linkless)] : [];
