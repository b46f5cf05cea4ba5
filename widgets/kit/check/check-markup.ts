import { isPlaceholder, PARTNER_PLACEHOLDER, readShortName, unquote } from '../element/short-name';
import { closestElement, closestMatch } from '../on-demand/closest-match';
import { originOf } from '../model/origin-of';
import { messages } from './messages';
import {
  isFramable,
  isSnippetDiv,
  isValue,
  type ElementOptions,
  type ElementOption,
} from '../on-demand/element-options';

/** One line of the result: in order, to fix, or worth knowing. */
export interface Finding {
  state: 'good' | 'wrong' | 'note';
  text: string;
}

interface Facts {
  site: string;
  elements: readonly ElementOptions[];
}

/** One of our elements, as a custom element or a `div`. */
interface Part {
  tag: string;
  /** Attributes by the element's names for them. */
  attributes: Map<string, string>;
  element: Element;
}

/** Attributes of every element without a list of values. */
const COMMON = ['partner', 'network', 'campaign', 'query', 'prefill', 'take-focus', 'home', 'analytics'];
/** Attributes of frameworks and scripts, and HTML's for every element. */
const GLOBAL_ATTRIBUTE =
  /[^a-z-]|^--|^(aria|data|ng|v|x)-|^on|^item|^(accesskey|anchor|autocapitalize|autocorrect|autofocus|class|classname|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|key|lang|loading|nonce|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|xmlns)$/;
/** Sandbox permissions without which nobody can book in a framed widget. */
const NEEDED_RIGHTS = ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'];
/** Sandbox permissions for drafts, the newsletter, and links that replace the host page. */
const OTHER_RIGHTS = ['allow-same-origin', 'allow-forms', 'allow-top-navigation-by-user-activation'];
/** Children that are no sign of a missing end tag. */
const EXPECTED_CHILD = '[slot], a, br, noscript, script, style, template';
/** A snippet that an editor shows as text. */
const SNIPPET = /<(cat-[a-z]|div data-cat=)/;
/** Elements whose text is code. */
const CODE = 'script, style, textarea, pre, code, title';

const good = (text: string): Finding => ({ state: 'good', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });
const note = (text: string): Finding => ({ state: 'note', text });

/**
 * Returns findings about our elements and frames below a root, each line once. Also searches the page's open shadow roots
 * and templates, but not the content of our elements.
 */
export function checkMarkup(root: ParentNode, facts: Facts): Finding[] {
  const elements = elementsIn(root);
  const parts = elements.flatMap((element) => partOf(element, facts) ?? []);
  const code = elements.filter(({ localName }) => localName === 'script').map(textOf);
  const made = code.filter((text) => /createElement\(["']cat-/.test(text));
  const isText = elements.some((element) => !element.matches(CODE) && SNIPPET.test(textOf(element)));
  const hasFrameScript = elements.some((element) => element.matches('script[src*="/embed.js"]'));
  const findings = [
    ...(isText ? [wrong(messages.asText)] : []),
    ...parts.flatMap((part) => checkPart(part, facts)),
    ...(made.length ? [note(messages.made)] : []),
    ...(made.join().includes(PARTNER_PLACEHOLDER) ? [wrong(messages.placeholder('The script'))] : []),
    ...(parts.some(isFrame) && !hasFrameScript ? [note(messages.noFrameScript)] : []),
    ...(parts.length || made.length || isText ? [] : ofLinksAlone(elements, facts)),
  ];
  return [...new Map(findings.map((finding) => [finding.text, finding])).values()];
}

/** Skips forms: a field can clobber their properties. */
export const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(':not(form)')].flatMap((element) => [element, ...insideOf(element)]);

function insideOf(element: Element): Element[] {
  const isOurs = [element, element.parentElement].some((one) => one?.localName.startsWith('cat-'));
  const inside = element instanceof HTMLTemplateElement ? element.content : element.shadowRoot;
  return inside && !isOurs ? elementsIn(inside) : [];
}

const textOf = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

const isFrame = ({ element }: Part): boolean => element.localName === 'iframe';

/** Returns an absolute address; content systems omit the scheme. */
function addressOf(text: string, site: string): URL | undefined {
  const address = text.trim().replace(/^\/\//, `${new URL(site).protocol}//`);
  return originOf(address) ? new URL(address) : undefined;
}

function partOf(element: Element, { site, elements }: Facts): Part | undefined {
  if (element.localName === 'iframe') {
    // Scripts that load frames late keep the address in `data-src`.
    const address = ['src', 'data-src']
      .map((name) => addressOf(element.getAttribute(name) ?? '', site))
      .find((one) => one?.origin === site && one.pathname.startsWith('/embed/'));
    const tag = address?.pathname.replace('/embed/', 'cat-').replace(/(\.html|\/)$/, '');
    return address && { tag: tag!, attributes: new Map(address.searchParams), element };
  }
  const ofDiv = isSnippetDiv(element, site) ? element.getAttribute('data-cat') : null;
  const tag = ofDiv === null ? element.localName : `cat-${ofDiv}`;
  const names = elements.map((one) => one.tag);
  // An unknown element with a different name belongs to the page.
  if (!tag.startsWith('cat-') || !(names.includes(tag) || closestElement(tag, names))) return undefined;
  const attributes = [...element.attributes].flatMap(({ name, value }): [string, string][] => {
    if (ofDiv === null) return [[name, value]];
    return name.startsWith('data-') && name !== 'data-cat' ? [[name.slice(5), value]] : [];
  });
  return { tag, attributes: new Map(attributes), element };
}

function checkPart(part: Part, facts: Facts): Finding[] {
  const { tag, element } = part;
  const known = facts.elements.find((one) => one.tag === tag);
  const names = facts.elements.map((one) => one.tag);
  if (!known) return [wrong(messages.unknown(tag, closestElement(tag, names)))];
  return [
    ...checkNames(part),
    ...checkAttributes(part, known.options),
    ...(isFrame(part) ? checkFrame(part) : checkLinks(part, facts)),
    ...(isUnclosed(element) ? [wrong(messages.unclosed(tag))] : []),
  ];
}

function checkNames({ tag, attributes }: Part): Finding[] {
  const partner = attributes.get('partner') ?? '';
  const name = readShortName(partner);
  const isBound = partner.startsWith('{') || attributes.has(':partner');
  const ofPartner = isBound
    ? note(messages.bound(tag))
    : name
      ? good(messages.named(tag, name))
      : wrong(
          !unquote(partner)
            ? messages.nameless(tag)
            : isPlaceholder(partner)
              ? messages.placeholder(tag)
              : messages.badName(tag, 'partner', partner),
        );
  const others = ['network', 'campaign'].flatMap((attribute) => {
    const value = attributes.get(attribute) ?? '';
    const isBad = unquote(value) && !value.startsWith('{') && !readShortName(value);
    return isBad ? wrong(messages.badName(tag, attribute, value)) : [];
  });
  return [ofPartner, ...others];
}

function checkAttributes({ tag, attributes, element }: Part, options: readonly ElementOption[]): Finding[] {
  const known = [...COMMON, ...options.map(({ name }) => name)];
  return [...attributes].flatMap(([name, value]) => {
    const option = options.find((one) => one.name === name);
    if (option) {
      const plain = unquote(value).toLowerCase();
      const isRight = !plain || option.kind === 'flag' || plain.startsWith('{') || isValue(option, plain);
      return isRight ? [] : wrong(messages.value(tag, name, value, allowedOf(option)));
    }
    const meant = closestMatch(name, known);
    // A `div` may have any `data-*` for the page's own scripts.
    const isForeign = element.hasAttribute('data-cat') && !meant;
    return GLOBAL_ATTRIBUTE.test(name) || known.includes(name) || isForeign
      ? []
      : wrong(messages.attribute(tag, name, meant));
  });
}

const allowedOf = ({ values, min = 0, max }: ElementOption): string =>
  values?.filter(Boolean).join(', ') ?? messages.number(min, max);

function checkFrame({ tag, element }: Part): Finding[] {
  const sandbox = element.getAttribute('sandbox')?.toLowerCase().split(/\s+/);
  const missing = (rights: readonly string[]) =>
    sandbox ? rights.filter((right) => !sandbox.includes(right)).join(' ') : '';
  return [
    ...(isFramable(tag) ? [] : [wrong(messages.notFramable(tag))]),
    ...(missing(NEEDED_RIGHTS) ? [wrong(messages.sandbox(tag, missing(NEEDED_RIGHTS)))] : []),
    ...(missing(OTHER_RIGHTS) ? [note(messages.sandboxOther(tag, missing(OTHER_RIGHTS)))] : []),
  ];
}

/** Returns the partner names in links to our site and to the booking provider; empty for a link without one. */
const namesIn = (links: Iterable<Element>, site: string): string[] =>
  [...links].flatMap((link) => {
    const address = addressOf(link.getAttribute('href') ?? '', site);
    const isOurs = address?.origin === site;
    // By path: the provider's origin is unknown if no element has loaded.
    if (!address || !(isOurs || address.pathname.startsWith('/embeds/book/'))) return [];
    return address.searchParams.get(isOurs ? 'partner' : 'asn-ref') ?? '';
  });

function checkLinks({ tag, attributes, element }: Part, { site }: Facts): Finding[] {
  const partner = readShortName(attributes.get('partner') ?? '');
  const names = namesIn(element.querySelectorAll('a[href]'), site);
  if (!names.length) return [note(messages.linkless(tag))];
  const other = names.find((name) => name && name !== partner);
  return [
    ...(partner && other ? [wrong(messages.otherName(tag, partner, other))] : []),
    ...(names.includes('') ? [note(messages.namelessLink(tag))] : []),
  ];
}

function ofLinksAlone(elements: readonly Element[], { site }: Facts): Finding[] {
  const names = namesIn(
    elements.filter((element) => element.matches('a[href]')),
    site,
  );
  const named = names.filter(readShortName).length;
  if (!named) return [wrong(messages.none)];
  return [(named < names.length ? wrong : good)(messages.links(named, names.length))];
}

/** True if the element has unexpected children: without its end tag, the parser moves the rest of the page into it. */
function isUnclosed(element: Element): boolean {
  if (!element.localName.startsWith('cat-')) return false;
  // An editor may put a paragraph around a link.
  return [...element.children].some(
    (child) => !child.matches(EXPECTED_CHILD) && child.textContent !== child.querySelector('a')?.textContent,
  );
}
