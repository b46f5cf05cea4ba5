/** The texts of the newsletter's coupon. */
export interface NewsletterFile {
  heading: string;
  text: string;
  label: string;
  /** What a visitor agrees to. */
  consent: string;
  imageAlt: string;
}
