import { page } from '#clinic/pages/international-patients.ts';
import type { Faq } from '../../../domain/content/faqs.ts';
import { Accordion } from '../../ui/accordion.tsx';

export function InternationalQuestions({ questions }: { questions: Faq[] }) {
  return (
    <section aria-labelledby="questions-heading" className="bg-white py-section">
      <div className="page question-answer">
        <h2 id="questions-heading" className="text-section">
          {page.questions.title}
        </h2>
        <Accordion items={questions} name="international-questions" />
      </div>
    </section>
  );
}
