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

/**
 * Takes a pasted link apart: one of the booking provider's, with `asn`, `asn-ref` and `ref`, or one to our own site.
 * @returns nothing where it is no such link, or says no name
 */
export function readReferralLink(text: string): ReadLink | undefined {
  const address = text.trim().replace(/^(?=[\w.]+\.com\/)/, 'https://');
  if (!URL.canParse(address)) return undefined;
  const link = new URL(address);
  const said = (name: string) => link.searchParams.get(name) ?? '';
  if (link.origin === config.site && said('partner'))
    return { partner: said('partner'), network: said('network'), campaign: said('campaign'), stranger: '' };
  const isProvider = /(^|\.)fareharbor\.com$/.test(link.hostname) || link.origin === config.fareharbor.origin;
  const partner = said('asn-ref') || said('asn');
  if (!isProvider || !partner) return undefined;
  const [, company = ''] = /^\/(?:embeds\/book\/)?([a-z0-9-]+)/.exec(link.pathname) ?? [];
  const other = (name: string) => (said(name) === partner ? '' : said(name));
  return {
    partner,
    network: other('asn'),
    campaign: other('ref'),
    stranger: company === config.fareharbor.company ? '' : company,
  };
}
