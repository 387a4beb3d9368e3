import { clinic } from '../../../clinic/clinic.ts';

export function GalleryHero() {
  const { locality, city } = clinic.address;
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page flex min-h-64 flex-col justify-center py-10 lg:py-14">
        <p className="font-semibold text-terracotta-deep">
          {clinic.name}, {locality}, {city}
        </p>
        <h1 className="mt-2 text-title">Gallery</h1>
        <p className="mt-4 prose-width text-lead text-ink-soft">
          See where you would sit, what lies on the tray and what treatment can change, before you come.
        </p>
      </div>
    </section>
  );
}
