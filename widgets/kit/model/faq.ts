/** One question with its answer. */
export interface FaqItem {
  question: string;
  /** Titles are _between underscores_. */
  answer: string;
}

/** A question as it is shown: with the id that links lead to, `faq-` and the question's words. */
export interface FaqEntry extends FaqItem {
  id: string;
}
