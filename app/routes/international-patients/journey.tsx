import { page } from '#clinic/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { EnquiryLink } from './enquiry-link.tsx';

export function InternationalJourney() {
  return (
    <section aria-labelledby="journey-heading" className="bg-white">
      <div className="page py-14 lg:py-20">
        <h2 id="journey-heading" className="text-section">
          {page.journey.title}
        </h2>
        <ol className="mt-8 grid gap-8 md:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {page.journey.steps.map(({ title, description }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 lg:block">
              <span
                aria-hidden="true"
                className="grid h-16 w-14 place-items-center arch bg-mist-deep pt-1 font-display text-section text-sea-deep"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-card lg:mt-4">{title}</h3>
                <p className="mt-2">{description}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-10">
          <EnquiryLink>{words.firstStep}</EnquiryLink>
        </p>
      </div>
    </section>
  );
}
