import { parseAll, type Definition, type Raw } from '../../widgets/kit/element/definition';
import { linkTo, referralQuery } from '../../widgets/kit/element/links';
import type { Referral } from '../../widgets/kit/model/referral';
import { readName, readParams } from '../../widgets/kit/model/read-params';
import { creditLink } from '../../widgets/kit/services/booking/index';
import { isProvider } from '../../widgets/kit/services/booking/origin';

/** Key of what is kept, in either storage, written as in an address. */
const KEY = 'referral';
/** An address with a name in it, kept unread before there was any script to read it. */
const ARRIVAL = 'arrival';
const NAMES = ['partner', 'network', 'campaign'] as const;
const DAY = 86_400_000;
/** Stands for a tag where the page's address takes the place of one. */
const ADDRESS = { tag: 'address', attributes: {} } as unknown as Definition;

/**
 * Lets a visitor who came from a partner stay that partner's guest: fetched only where a name was found.
 * @param days for how many days it is kept beyond the visit
 */
export function carryReferral(root: Element, days: number): void {
  const within = document.referrer.startsWith(`${location.origin}/`);
  const referral = visitReferral({ search: location.search, within, days });
  if (referral) attribute(root, referral);
}

interface Visit {
  /** The address's query. */
  search: string;
  /** A page of ours led here: its link carries the names on and is no new arrival. */
  within?: boolean;
  days?: number;
  now?: number;
  session?: () => Storage;
  local?: () => Storage;
}

/**
 * Returns whose guest the visitor is: who the page's address names, or an earlier page of this visit, or within the owner's
 * number of days an earlier visit. Where storage is denied, the links of our pages carry it on.
 */
export function visitReferral({
  search,
  within = false,
  days = 0,
  now = Date.now(),
  session = () => sessionStorage,
  local = () => localStorage,
}: Visit): Referral | undefined {
  let named = read(search);
  try {
    named ??= read(session().getItem(ARRIVAL));
    session().removeItem(ARRIVAL);
    const kept = local().getItem(KEY) ?? '';
    const left = Number(new URLSearchParams(kept).get('until')) - now;
    // No clock can have made more of it than the owner allows.
    const lasting = left > 0 && left <= days * DAY ? read(kept) : undefined;
    const known = named ?? read(session().getItem(KEY)) ?? lasting;
    keep(session(), known && referralQuery(known));
    const again = lasting && within && referralQuery(lasting) === referralQuery(known!);
    if (!again && (named || !lasting))
      keep(local(), named && days ? `${referralQuery(named)}&until=${now + days * DAY}` : undefined);
    return known;
  } catch {
    return named;
  }
}

/** The names in a query, if they count for somebody; they are read, and what is wrong is told, as on a tag. */
function read(query: string | null): Referral | undefined {
  const texts = readParams(query ?? '');
  const raw: Raw = Object.fromEntries(
    NAMES.map((name) => [name, texts.has(name) ? readName(texts.get(name)!) : undefined]),
  );
  const { partner, network, campaign } = parseAll(ADDRESS, raw) as unknown as Referral;
  return partner ? { partner, network, campaign } : undefined;
}

function keep(store: Storage, text: string | undefined): void {
  if (text) store.setItem(KEY, text);
  else store.removeItem(KEY);
}

/**
 * Puts the partner's names on every way on inside an element, now and whenever something is added or changed: into
 * the page's own links to the provider and to other pages of ours, into those of prerendered tags, and on the tags,
 * which carry them on. A tag gets them once it is alive, because one that was prerendered without them would be drawn
 * anew instead of hydrated.
 */
export function attribute(root: Element, referral: Referral): void {
  const visit = (element: Element) => {
    if (element instanceof HTMLAnchorElement) credit(element, referral);
    else if (element.localName.startsWith('cat-') && !element.hasAttribute('partner')) {
      element.shadowRoot?.querySelectorAll('a').forEach(visit);
      void customElements.whenDefined(element.localName).then(() => {
        for (const name of NAMES) if (referral[name]) element.setAttribute(name, referral[name]);
      });
    }
  };
  const walk = (part: Element) => {
    visit(part);
    part.querySelectorAll('*').forEach(visit);
  };
  walk(root);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') visit(target as Element);
      for (const node of addedNodes) if (node instanceof Element) walk(node);
    }
  }).observe(root, { childList: true, subtree: true, attributeFilter: ['href'] });
}

/** A place on the same page, a file and a foreign address stay as they are. */
function credit(link: HTMLAnchorElement, referral: Referral): void {
  const { href, origin, pathname, search, hash } = link;
  const written = link.getAttribute('href') ?? '';
  if (isProvider(href)) {
    const credited = creditLink(href, referral);
    if (credited !== href) link.href = credited;
  } else if (
    origin === location.origin &&
    !/^(#|$)/.test(written) &&
    !/\.\w+$/.test(pathname) &&
    !new URLSearchParams(search).has('partner')
  ) {
    const credited = linkTo(pathname + search + hash, { home: true, ...referral });
    // Any write wakes the observer, also one that changes nothing.
    if (credited && credited !== written) link.setAttribute('href', credited);
  }
}
