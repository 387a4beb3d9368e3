import type { Point } from '../../content/schema-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import { EnquiryLink } from './enquiry-link.tsx';

export function InternationalTravel({ help }: { help: Point[] }) {
  return (
    <section aria-labelledby="travel-heading" className="bg-sea-deep text-mist">
      <div className="page grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
        <div>
          <Icon name="plane" className="size-10 text-sea-light" />
          <h2 id="travel-heading" className="mt-3 text-section text-white">
            Travel assistance
          </h2>
          <p className="mt-3 text-lead">What we arrange besides your treatment, if you wish.</p>
          <p className="mt-6">
            <EnquiryLink onDark>Plan Your Visit</EnquiryLink>
          </p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {help.map(({ title, description }) => (
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
