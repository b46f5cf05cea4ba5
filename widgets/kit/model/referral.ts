/** Attribution of a booking. */
export interface Referral {
  /** Validated affiliate short name; without it the rest is ignored. */
  partner: string;
  /** Short name of the network that the partner belongs to. */
  network: string;
  campaign: string;
}

export const NO_REFERRAL: Referral = { partner: '', network: '', campaign: '' };
