import { page } from '#clinic/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { EnquiryLink } from './enquiry-link.tsx';

export function InternationalJourney() {
  return (
    <section aria-labelledby="journey-heading" className="bg-white py-section">
      <div className="page question-answer wide:grid-rows-[auto_1fr]">
        <h2 id="journey-heading" className="text-section">
          {page.journey.title}
        </h2>
        <ol className="max-wide:mt-2 wide:row-span-2 grid grid-cols-1 gap-x-gap gap-y-9 md:grid-cols-2">
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
        <p className="mt-3 wide:mt-1">
          <EnquiryLink>{words.firstStep}</EnquiryLink>
        </p>
      </div>
    </section>
  );
}
