import { page } from '#clinic/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { EnquiryLink } from './enquiry-link.tsx';

export function InternationalJourney() {
  return (
    <section aria-labelledby="journey-heading" className="bg-white py-section">
      <div className="page question-answer">
        <div>
          <h2 id="journey-heading" className="text-section">
            {page.journey.title}
          </h2>
          <p className="mt-7">
            <EnquiryLink>{words.firstStep}</EnquiryLink>
          </p>
        </div>
        <ol className="grid grid-cols-1 gap-x-gap gap-y-9 md:grid-cols-2">
          {page.journey.steps.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr]">
              <span aria-hidden="true" className="font-display text-figure lining-nums text-terracotta">
                {index + 1}
              </span>
              <div>
                <h3 className="text-card">{title}</h3>
                <p className="mt-2">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
