import { page } from '#clinic/pages/international-patients.ts';
import { words } from '#words/international-patients.ts';
import { Icon } from '../../ui/icon.tsx';
import { EnquiryLink } from './enquiry-link.tsx';

export function InternationalTravel() {
  return (
    <section aria-labelledby="travel-heading" className="bg-sea-deep text-mist">
      <div className="page grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
        <div>
          <Icon name="plane" className="size-10 text-sea-light" />
          <h2 id="travel-heading" className="mt-3 text-section text-white">
            {page.travel.title}
          </h2>
          <p className="mt-3 text-lead">{page.travel.intro}</p>
          <p className="mt-6">
            <EnquiryLink onDark>{words.planVisit}</EnquiryLink>
          </p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {page.travel.points.map(({ title, description }) => (
            <li key={title} className="border-t-2 border-sea pt-4">
              <h3 className="text-card text-white">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
