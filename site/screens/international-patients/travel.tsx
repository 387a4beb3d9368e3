import { page } from '#clinic/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { EnquiryLink } from './enquiry-link.tsx';

export function InternationalTravel() {
  return (
    <section aria-labelledby="travel-heading" className="bg-mist-deep py-section">
      <div className="page">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-6 wide:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="travel-heading" className="text-section">
              {page.travel.title}
            </h2>
            <p className="mt-3 text-lead">{page.travel.intro}</p>
          </div>
          <p className="wide:text-end">
            <EnquiryLink>{words.planVisit}</EnquiryLink>
          </p>
        </div>
        <ul className="mt-9 grid grid-cols-1 gap-x-gap gap-y-7 md:grid-cols-2 wide:mt-14 wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none">
          {page.travel.points.map(({ title, description }) => (
            <li key={title} className="border-t border-sea-line pt-4">
              <h3 className="text-card">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
