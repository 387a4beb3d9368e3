import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';

// These look like tabs and lead to addresses of their own, so they are links. The first two have no page (spec 2,
// decisions 6).
const TABS = [
  { to: '/gallery/clinic', label: 'Clinic' },
  { to: '/gallery/treatments', label: 'Treatments' },
  { to: '/gallery/before-after', label: 'Before-after', current: true },
];

export function TransformationsHero() {
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page pt-4 lg:pt-8">
        <Link
          to="/gallery"
          className="inline-flex min-h-11 items-center gap-2 text-sea-deep underline decoration-sea-light underline-offset-4 hover:decoration-sea"
        >
          <Icon name="arrow-left" className="size-4" /> Back to Gallery
        </Link>
        <h1 className="mt-4 text-title lg:mt-8">Treatment Transformations</h1>
        <p className="mt-4 prose-width text-lead text-ink-soft">
          What was wrong, what was done and how long it took. Every mouth is different: yours may need more,
          or less, or nothing at all.
        </p>
        <nav aria-label="Gallery" className="mt-8 border-b border-mist-deep lg:mt-12">
          <ul className="flex flex-wrap gap-x-1 sm:gap-x-4">
            {TABS.map(({ to, label, current }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={current && 'page'}
                  className="flex min-h-14 items-center border-y-4 border-unmarked px-3 font-semibold text-ink -outline-offset-3 hover:text-sea aria-[current]:border-b-terracotta"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
