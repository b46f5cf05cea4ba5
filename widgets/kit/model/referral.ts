/** Whose guest a visitor is, as a partner writes it on a tag; each empty where nothing is said. */
export interface Referral {
  /** Affiliate short name, already validated: letters, digits and hyphens. Without it the rest means nothing. */
  partner: string;
  /** Short name of the network that the partner belongs to. */
  network: string;
  /** What the partner tells its own links apart by. */
  campaign: string;
}

/** Nobody's guest. */
export const NOBODY: Referral = { partner: '', network: '', campaign: '' };
