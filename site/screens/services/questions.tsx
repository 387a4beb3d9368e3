import { words } from '#words/services.ts';
import { shared } from '#words/shared.ts';
import type { Faq } from '../../../domain/content/faqs.ts';
import { pathOf } from '../../../domain/screens.ts';
import { Linked } from '../../sections/linked.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The general questions, all open to read. */
export function ServicesQuestions({ questions }: { questions: Faq[] }) {
  if (questions.length === 0) return null;
  return (
    <section
      aria-labelledby="questions"
      className="page question-answer py-section wide:grid-rows-[auto_1fr]"
    >
      <h2 id="questions" className="text-section">
        {shared.questions}
      </h2>
      <div className="grid gap-y-6 wide:row-span-2 wide:gap-y-9">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-card">{question}</h3>
            <p className="mt-2 prose-width whitespace-pre-line">
              <Linked text={answer} />
            </p>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 wide:col-start-1 wide:row-start-2 wide:flex-col wide:items-start">
        <p className="text-lead">{words.another}</p>
        <ButtonLink look="secondary" to={pathOf('contact')}>
          {words.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
