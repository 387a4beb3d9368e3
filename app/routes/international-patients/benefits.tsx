import { page } from '#clinic/pages/international-patients.ts';
import { Icon } from '../../ui/icon.tsx';

export function InternationalBenefits() {
  return (
    <section aria-labelledby="benefits-heading" className="page py-14 lg:py-20">
      <h2 id="benefits-heading" className="text-section">
        {page.benefits.title}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {page.benefits.points.map(({ title, description }) => (
          <li key={title} className="border-t-2 border-sand-deep pt-4">
            <h3 className="flex items-center gap-2.5 text-card">
              <Icon name="check-circle" className="text-terracotta" /> {title}
            </h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
