import { config } from '../../../widgets/kit/services/config';

/** The company whose links these are, as partners know it. */
export const PROVIDER = 'FareHarbor';

/** Names that a link was given, apart. */
export interface ReadLink {
  partner: string;
  network: string;
  campaign: string;
  /** Short name of the company whose tours it books, where that is not ours. */
  stranger: string;
}

/** Parts of an address before the company's name: of a booking, of a calendar, of its script. */
const BEFORE_COMPANY = /^\/(?:embeds\/(?:script\/)?[\w-]+\/)?/;

/**
 * Finds an address within another one, where it stands with percent signs: mail programs and search engines wrap links
 * so. Empty where there is none.
 */
function wrapped(text: string): string {
  try {
    return decodeURIComponent(/https?%3a.*/i.exec(text)?.[0] ?? '');
  } catch {
    return ''; // Cut off within a sign.
  }
}

/** Finds the addresses in a text, which may be HTML: `&amp;` is written in several ways there. */
function addressesIn(text: string): string[] {
  const plain = text.trim().replaceAll(/&(?:amp|#0*38|#x0*26);/gi, '&');
  // What stands behind an address of the provider, without it.
  if (/^[?&]?asn(-ref)?=/i.test(plain)) {
    const { origin, company } = config.fareharbor;
    return [`${origin}/${company}/?${plain.replace(/^[?&]/, '')}`];
  }
  const found = plain.match(/(?:https?:)?\/\/[^\s"'<>]+/gi) ?? [`//${plain}`];
  // Some programs that wrap a link leave it as it is.
  const inner = found.flatMap((address) => /.(https?:\/\/.*)/i.exec(address)?.[1] ?? []);
  return [...found, ...inner].map((address) => address.replace(/^\/\//, 'https://'));
}

/**
 * Takes a pasted link apart: one of the booking provider's, with `asn`, `asn-ref` and `ref`, or one to our own site, also
 * that of a choice on the page for partners. It may stand in HTML, as it is copied from the source of a page.
 * @returns nothing where there is no such link, or none says a name
 */
export function readReferralLink(text: string): ReadLink | undefined {
  for (let inner = text; inner; inner = wrapped(inner)) {
    for (const address of addressesIn(inner)) {
      const read = readAddress(address);
      if (read) return read;
    }
  }
  return undefined;
}

function readAddress(address: string): ReadLink | undefined {
  if (!URL.canParse(address)) return undefined;
  const link = new URL(address);
  const chosen = new URLSearchParams(link.hash.slice(1));
  const said = (name: string) => link.searchParams.get(name) ?? chosen.get(name) ?? '';
  if (link.host === new URL(config.site).host && said('partner'))
    return { partner: said('partner'), network: said('network'), campaign: said('campaign'), stranger: '' };
  const isProvider = /(^|\.)fareharbor\.com$/.test(link.hostname) || link.origin === config.fareharbor.origin;
  const partner = said('asn-ref') || said('asn');
  if (!isProvider || !partner) return undefined;
  const [company = ''] = link.pathname.replace(BEFORE_COMPANY, '').split('/');
  const other = (name: string) => (said(name) === partner ? '' : said(name));
  return {
    partner,
    network: other('asn'),
    campaign: other('ref'),
    stranger: company.toLowerCase() === config.fareharbor.company ? '' : company,
  };
}
