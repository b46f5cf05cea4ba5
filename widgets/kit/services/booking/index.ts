import { originOf } from '../../model/origin-of';
import type { Referral } from '../../model/referral';
import { config } from '../config';

export interface Booking extends Partial<Referral> {
  /** The provider's item number; without one, all items. */
  item?: number | undefined;
  flow?: number | undefined;
  /** Month of the item's calendar, `2025/06`. */
  month?: string | undefined;
}

/** Returns FareHarbor's attribution parameters: who is paid, the partner, and the partner's campaign. */
export const attributionParams = ({
  partner,
  network,
  campaign,
}: Partial<Referral>): Record<string, string> =>
  partner ? { asn: network || partner, 'asn-ref': partner, ref: campaign || partner } : {};

/** Adds the attribution to a link, unless it already has an `asn`. */
export function addAttribution(href: string, referral: Partial<Referral>): string {
  const url = new URL(href);
  const { searchParams } = url;
  if (!referral.partner || searchParams.get('asn')) return href;
  for (const [name, value] of Object.entries(attributionParams(referral))) searchParams.set(name, value);
  return url.href;
}

export const calendarUrl = ({ item, flow = config.fareharbor.flow, month, ...referral }: Booking): string =>
  addAttribution(
    `${config.fareharbor.origin}/embeds/book/${config.fareharbor.company}/items/${item ? `${item}/calendar/${month ? `${month}/` : ''}` : ''}?flow=${flow}&full-items=yes`,
    referral,
  );

export const providerOrigin = (): string => config.fareharbor.origin;

export const isProvider = (address: string): boolean => originOf(address) === providerOrigin();
