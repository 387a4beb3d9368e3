import { page } from '#clinic/pages/services.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

export function ServicesWhy() {
  const { title, points } = page.why;
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="why" className="bg-white py-14 lg:py-20">
      <div className="page">
        <h2 id="why" className="text-section">
          {title}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point.title} className="border-t-2 border-sea-light pt-5">
              <Icon name={point.icon as IconName} className="size-8 text-terracotta" />
              <h3 className="mt-3 text-card">{point.title}</h3>
              <p className="mt-2">{point.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
