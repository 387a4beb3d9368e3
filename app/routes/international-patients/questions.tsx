import { page } from '#clinic/pages/international-patients.ts';
import type { Faq } from '../../../domain/content/faqs.ts';
import { Accordion } from '../../ui/accordion.tsx';

export function InternationalQuestions({ questions }: { questions: Faq[] }) {
  return (
    <section aria-labelledby="questions-heading" className="bg-white">
      <div className="page grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
        <h2 id="questions-heading" className="text-section">
          {page.questions.title}
        </h2>
        <Accordion items={questions} name="international-questions" />
      </div>
    </section>
  );
}
