const GALLERY_TYPES = 5; // fixed by spec 2

type Props = { pages: number; services: number; categories: number };

export function SitemapOverview({ pages, services, categories }: Props) {
  const figures = [
    { label: 'Total pages', figure: pages },
    { label: 'Services', figure: services },
    { label: 'Categories', figure: categories },
    { label: 'Gallery types', figure: GALLERY_TYPES },
  ];
  return (
    <section aria-labelledby="overview" className="bg-mist py-14 lg:py-20">
      <div className="page">
        <h2 id="overview" className="text-section">
          Overview
        </h2>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {figures.map(({ label, figure }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-sea-light pt-4">
              <dt>{label}</dt>
              <dd className="font-display text-title leading-none text-sea-deep">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
