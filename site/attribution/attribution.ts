import { parseAll, type Definition, type Raw } from '../../widgets/kit/element/definition';
import { linkTo, referralQuery } from '../../widgets/kit/element/links';
import type { Referral } from '../../widgets/kit/model/referral';
import { readName, readParams } from '../../widgets/kit/model/read-params';
import { addAttribution, isProvider } from '../../widgets/kit/services/booking/index';

/** Key in both storages; the value is written like a query. */
const KEY = 'referral';
/** Key of the arrival address, saved by inline-start.ts before this code runs. */
const ARRIVAL = 'arrival';
const NAMES = ['partner', 'network', 'campaign'] as const;
const DAY_MS = 86_400_000;
/** Stands for the element's name in warnings. */
const ADDRESS = { tag: 'address', attributes: {} } as unknown as Definition;

/**
 * Carries a partner's name through the site; loaded only if a name was found.
 * @param days for which the name is saved beyond the visit
 */
export function keepReferral(root: Element, days: number): void {
  const within = document.referrer.startsWith(`${location.origin}/`);
  const referral = visitReferral({ search: location.search, within, days });
  if (referral) attribute(root, referral);
}

interface Visit {
  search: string;
  /** True after a click on our own site: its links keep the names, so this is no new arrival. */
  within?: boolean;
  days?: number;
  now?: number;
  session?: () => Storage;
  local?: () => Storage;
}

/**
 * Returns the partner's names from the address, else from this visit, else from an earlier visit within the owner's
 * number of days. Without storage, the links of our pages carry them on.
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
    const saved = local().getItem(KEY) ?? '';
    const left = Number(new URLSearchParams(saved).get('until')) - now;
    // A wrong clock must not extend the period.
    const lasting = left > 0 && left <= days * DAY_MS ? read(saved) : undefined;
    const known = named ?? read(session().getItem(KEY)) ?? lasting;
    keep(session(), known && referralQuery(known));
    const isKnown = lasting && within && referralQuery(lasting) === referralQuery(known!);
    if (!isKnown && (named || !lasting))
      keep(local(), named && days ? `${referralQuery(named)}&until=${now + days * DAY_MS}` : undefined);
    return known;
  } catch {
    return named;
  }
}

/** Reads the names in a query and reports wrong ones, as on an element. */
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
 * Puts the partner's names on the links and elements inside an element, now and on every change: on the page's links
 * to the provider and to our pages, on links in prerendered shadow roots, and on the elements. An element gets them
 * after hydration, because a prerendered one would otherwise render again; one that waits for its data still does.
 */
function attribute(root: Element, referral: Referral): void {
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

/** Fragments, files and other sites stay unchanged. */
function credit(link: HTMLAnchorElement, referral: Referral): void {
  const { href, origin, pathname, search, hash } = link;
  const written = link.getAttribute('href') ?? '';
  if (isProvider(href)) {
    const credited = addAttribution(href, referral);
    if (credited !== href) link.href = credited;
  } else if (
    origin === location.origin &&
    !/^(#|$)/.test(written) &&
    !/\.\w+$/.test(pathname) &&
    !new URLSearchParams(search).has('partner')
  ) {
    const credited = linkTo(pathname + search + hash, { home: true, ...referral });
    // Setting the same value would trigger the observer, too.
    if (credited && credited !== written) link.setAttribute('href', credited);
  }
}
