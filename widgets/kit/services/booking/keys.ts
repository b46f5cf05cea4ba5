/** What the vendor's code reads of the owner's settings. */
export interface Keys {
  fareharbor: { origin: string; company: string; flow: number };
}
