import { clinic } from '../../../clinic/clinic.ts';

export function DoctorHero() {
  const { locality, city } = clinic.address;
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page pt-10 pb-6 lg:pt-16 lg:pb-8">
        <p className="font-semibold text-terracotta-deep">
          {clinic.name}, {locality}, {city}
        </p>
        <h1 className="mt-2 text-title">Our Doctors</h1>
        <p className="mt-4 prose-width text-lead text-ink-soft">
          Read how each of them works and what others say of them, then choose whom you would like to see.
        </p>
      </div>
    </section>
  );
}
