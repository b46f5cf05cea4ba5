/** The texts of the newsletter's coupon. */
export interface NewsletterFile {
  heading: string;
  text: string;
  label: string;
  /** Text that a visitor agrees to. */
  consent: string;
  imageAlt: string;
}
