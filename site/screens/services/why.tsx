import { page } from '#clinic/pages/services.ts';
import { NamedIcon } from '../../ui/named-icon.tsx';
import type { IconName } from '../../../domain/icon-names.ts';

export function ServicesWhy() {
  const { title, points } = page.why;
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="why" className="page question-answer pt-section">
      <h2 id="why" className="text-section">
        {title}
      </h2>
      <ul className="grid gap-x-gap gap-y-5 md:grid-cols-2 wide:gap-y-8">
        {points.map((point) => (
          <li key={point.title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <NamedIcon name={point.icon as IconName} className="mt-0.5 size-7 text-terracotta" />
            <div>
              <h3 className="text-card">{point.title}</h3>
              <p className="mt-1">{point.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
