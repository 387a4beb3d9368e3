import { Link } from 'react-router';
import { clinic } from '../../../clinic/clinic.ts';

export function TeamHero() {
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page py-10 lg:py-16">
        <p className="font-semibold text-terracotta-deep">{clinic.name}</p>
        <h1 className="mt-2 text-title">Our Team</h1>
        <p className="mt-4 prose-width text-lead text-ink-soft">
          The people who pick up the telephone, hold a hand and keep the instruments sterile. The dentists
          have pages of their own:{' '}
          <Link
            to="/doctors"
            className="font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
          >
            our doctors
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
