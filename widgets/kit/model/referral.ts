/** Partner whose guest a visitor is, as the partner writes it on a tag; each text is empty where nothing is said. */
export interface Referral {
  /** Affiliate short name, already validated: letters, digits and hyphens. Without it the rest means nothing. */
  partner: string;
  /** Short name of the network that the partner belongs to. */
  network: string;
  /** Name by which the partner tells its own links apart. */
  campaign: string;
}

/** Nobody's guest. */
export const NOBODY: Referral = { partner: '', network: '', campaign: '' };
