import { config } from '../config';

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
const BEFORE_COMPANY = /^\/(?:embeds\/(?:script\/)?\w+\/)?/;

/**
 * Takes a pasted link apart: one of the booking provider's, with `asn`, `asn-ref` and `ref`, or one to our own site. It
 * may stand in HTML, as it is copied from the source of a page.
 * @returns nothing where it is no such link, or says no name
 */
export function readReferralLink(text: string): ReadLink | undefined {
  const plain = text.trim().replaceAll('&amp;', '&');
  const [address = `https://${plain}`] = /https?:\/\/[^\s"'<>]+/.exec(plain) ?? [];
  if (!URL.canParse(address)) return undefined;
  const link = new URL(address);
  const said = (name: string) => link.searchParams.get(name) ?? '';
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
    stranger: company === config.fareharbor.company ? '' : company,
  };
}
