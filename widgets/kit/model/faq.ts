export interface FaqItem {
  question: string;
  /** Titles are _between underscores_. */
  answer: string;
}

export interface FaqEntry extends FaqItem {
  /** `faq-` and the question's words. */
  id: string;
}
