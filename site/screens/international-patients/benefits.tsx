import { page } from '#clinic/pages/international-patients.ts';

export function InternationalBenefits() {
  return (
    <section aria-labelledby="benefits-heading" className="page py-section">
      <h2 id="benefits-heading" className="text-section">
        {page.benefits.title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-gap border-b border-sand-deep md:grid-cols-2 wide:mt-12">
        {page.benefits.points.map(({ title, description }) => (
          <li
            key={title}
            className="border-t border-sand-deep py-5 wide:grid wide:grid-cols-2 wide:gap-x-6 wide:py-7"
          >
            <h3 className="text-card">{title}</h3>
            <p className="mt-1.5 wide:mt-0">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
