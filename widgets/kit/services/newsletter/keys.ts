/** What the vendor's code reads of the owner's settings. */
export interface Keys {
  mailchimp: { origin: string; u: string; id: string; tags: string };
  /** As in the provider's own embed code; null where the owner does without. */
  validation: { script: string; jquery: string; styles: string } | null;
}
