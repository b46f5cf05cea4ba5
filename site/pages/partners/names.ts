import { readShortName } from '../../../widgets/kit/element/short-name';
import { config } from '../../../widgets/kit/services/config';

export { isPlaceholder } from '../../../widgets/kit/element/short-name';

export const PROVIDER = 'FareHarbor';

/** Returns the short name in a text; empty if there is none. */
export const nameIn = (text: string): string => readShortName(text) ?? '';

/** True for an address, or HTML with one, as opposed to a misspelled name. */
export const isLink = (text: string): boolean =>
  /[<>]|:(\/|%2f){2}|%3a%2f|\w\.\w+[/?]|\basn(-ref)?=/i.test(text);

/** Returns a text reduced to a valid short name; empty if it has no letters or digits. */
export const correctName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);

export interface LinkNames {
  partner: string;
  network: string;
  campaign: string;
  /** Short name of the company whose tours the link books, if that is not us. */
  otherCompany: string;
}

/** Matches the provider's addresses of a booking, a calendar or its script, followed by the company's name. */
const BOOKING = /(?:^|[/.])fareharbor\.com\/(?:embeds\/(?:script\/)?[\w-]+\/)?([\w-]*)/i;

/**
 * Returns the names in a pasted link to the booking provider (`asn`, `asn-ref` and `ref`) or to our site, including the
 * builder. The link may be part of HTML or wrapped in other links, five at most. Returns undefined if no link names a partner.
 */
export function readReferralLink(text: string, levels = 5): LinkNames | undefined {
  // HTML writes `&amp;` in several ways.
  const plain = text.trim().replaceAll(/&(?:amp|#0*38|#x0*26);/gi, '&');
  const param = (name: string) => new RegExp(`(?:^|[?&#])${name}=([^&#"'<>\\s]+)`).exec(plain)?.[1] ?? '';
  const own = plain.includes(`${new URL(config.site).host}/`) && param('partner');
  if (own) return { partner: own, network: param('network'), campaign: param('campaign'), otherCompany: '' };
  const [, company = ''] = BOOKING.exec(plain) ?? [];
  const partner = param('asn-ref') || param('asn');
  if (partner && (company || /^[?&]?asn/.test(plain))) {
    const unlessPartner = (name: string) => (param(name) === partner ? '' : param(name));
    return {
      partner,
      network: unlessPartner('asn'),
      campaign: unlessPartner('ref'),
      otherCompany: company.toLowerCase() === config.fareharbor.company ? '' : company,
    };
  }
  const decoded = decodeLink(plain);
  return decoded === plain || !levels ? undefined : readReferralLink(decoded, levels - 1);
}

/** Decodes one level of percent-encoding: mail programs and search engines wrap links. */
function decodeLink(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Truncated within an escape sequence.
  }
}
