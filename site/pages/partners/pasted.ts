import { faces } from '#content/tag-faces';
import { PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import { messages } from './messages';
import { isName } from './names';

const words = messages.check;

/** One line of what is found: in order, wrong, or worth knowing. */
export interface Finding {
  state: 'right' | 'wrong' | 'note';
  text: string;
}

/** Attributes of every element, and those that every tag has beside its own. */
const OF_ALL =
  /^(class|id|style|slot|lang|dir|title|hidden|loading|role|partner|network|campaign|data-.*|aria-.*)$/;
const TAG = /<(cat-[\w-]+)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/g;

const right = (text: string): Finding => ({ state: 'right', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });
const note = (text: string): Finding => ({ state: 'note', text });

/**
 * Says of a page's HTML what can be said without running it. It is read as text and never becomes part of a document.
 * @param site origin of our site
 */
export function checkPasted(html: string, site: string): Finding[] {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc=["']?([^"'\s>]+)/g)].filter(
    ([, src]) => src!.startsWith(`${site}/`) && /\/(loader|v1\/[\w-]+|embed)\.js$/.test(src!),
  );
  const tags = [...html.matchAll(TAG)];
  const stand = [...html.matchAll(/\sdata-cat=["']?([\w-]+)/g)];
  const frames = html.includes(`${site}/embed/`);
  const loader =
    scripts.length === 1
      ? right(words.loader)
      : scripts.length
        ? note(words.loaders(scripts.length))
        : wrong(words.noLoader);
  if (!tags.length && !stand.length && !frames) return [loader, wrong(words.none)];
  return [
    loader,
    ...tags.flatMap(([, tag, said]) => ofTag(html, tag!, new Map(attributesIn(said!)))),
    ...ofLinks(html, site),
  ];
}

const attributesIn = (text: string): [name: string, value: string][] =>
  [...text.matchAll(ATTRIBUTE)].map(([, name, a, b, c]) => [name!.toLowerCase(), a ?? b ?? c ?? '']);

function ofTag(html: string, tag: string, said: ReadonlyMap<string, string>): Finding[] {
  const face = faces.find((one) => one.tag === tag);
  if (!face) return [wrong(words.unknown(tag))];
  const known = face.options.map(({ name }) => name);
  const partner = said.get('partner') ?? '';
  return [
    right(words.known(tag)),
    ...[...said.keys()]
      .filter((name) => !known.includes(name) && !OF_ALL.test(name))
      .map((name) => wrong(words.attribute(tag, name))),
    ...face.options.flatMap(({ name, values }) => {
      const value = said.get(name) ?? '';
      return value && values && !values.includes(value) ? wrong(words.value(name, value)) : [];
    }),
    !partner
      ? wrong(words.nameless(tag))
      : partner === PARTNER_PLACEHOLDER
        ? wrong(words.placeholder(tag))
        : isName(partner)
          ? right(words.named(tag, partner))
          : wrong(messages.names.bad(partner)),
    ...(html.includes(`</${tag}>`) ? [] : [wrong(words.unclosed(tag))]),
    /min-height|padding-bottom|shadowrootmode/.test(`${said.get('style')}${html}`)
      ? right(words.reserved)
      : note(words.unreserved),
  ];
}

/** Counts the links to us and to the booking provider, and those of them that say a name. */
function ofLinks(html: string, site: string): Finding[] {
  const links = [...html.matchAll(/<a[^>]*\shref=["']?([^"'\s>]+)/g)]
    .map(([, href]) => href!)
    .filter((href) => href.startsWith(`${site}/`) || /\/embeds\/book\//.test(href));
  if (!links.length) return [note(words.linkless)];
  const named = links.filter(
    (href) => /[?&;](partner|asn-ref)=[a-z\d]/i.test(href) && !href.includes(PARTNER_PLACEHOLDER),
  ).length;
  const text = words.links(named, links.length);
  return [named === links.length ? right(text) : wrong(text)];
}
