import { words } from '#words/service.ts';
import type { Service } from '../../../domain/content/service.ts';

export type Glance = Pick<Service, 'hurts' | 'takes' | 'afterwards' | 'fees' | 'helpNow'>;

/** What patients ask first, in the order in which they ask it; nothing where nothing is answered. */
export function AtAGlance({ hurts, takes, afterwards, fees, helpNow }: Glance) {
  const answers = [
    { question: words.hurts, answer: hurts },
    { question: words.takes, answer: takes },
    { question: words.afterwards, answer: afterwards },
    { question: words.fees, answer: fees && words.from(fees) },
    { question: words.helpNow, answer: helpNow, urgent: true },
  ].filter(({ answer }) => answer);
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="at-a-glance" className="mt-8 text-base">
      <h3 id="at-a-glance" className="text-card">
        {words.atAGlance}
      </h3>
      <dl className="mt-3 overflow-hidden rounded-2xl bg-white shadow-card print:shadow-none">
        {answers.map(({ question, answer, urgent }) => (
          <div
            key={question}
            className={`border-s-8 px-5 py-4 ${urgent ? 'border-terracotta bg-terracotta-pale' : 'border-sea-light'}`}
          >
            <dt className="font-semibold text-sea-deep">{question}</dt>
            <dd className="mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
