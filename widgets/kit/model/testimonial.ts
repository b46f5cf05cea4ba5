/** Never part of structured data. */
export interface Testimonial {
  quote: string;
  author: string;
  role?: string | undefined;
  source: string;
}
