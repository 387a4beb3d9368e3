import type { Faq } from '../../content/faq.ts';
import { Accordion } from '../../ui/accordion.tsx';

export function InternationalQuestions({ questions }: { questions: Faq[] }) {
  return (
    <section aria-labelledby="questions-heading" className="bg-white">
      <div className="page grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
        <h2 id="questions-heading" className="text-section">
          Questions we are asked
        </h2>
        <Accordion items={questions} name="international-questions" />
      </div>
    </section>
  );
}
