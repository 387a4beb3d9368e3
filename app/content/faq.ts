/** A question and its answer (spec 3, FAQ item). */
export type Faq = { question: string; answer: string };
