import { words } from '#words/sitemap.ts';

type Figure = keyof typeof words.figures;

/** How much there is of everything; what there is none of is not counted. */
export function SitemapOverview(counts: { [F in Figure]: number | undefined }) {
  const figures = (Object.keys(words.figures) as Figure[]).filter((figure) => counts[figure]);
  return (
    <section aria-labelledby="overview" className="bg-mist py-14 lg:py-20">
      <div className="page">
        <h2 id="overview" className="text-section">
          {words.overview}
        </h2>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 lg:auto-cols-fr lg:grid-flow-col">
          {figures.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end border-t-2 border-sea-light pt-4">
              <dt>{words.figures[figure]}</dt>
              <dd className="font-display text-title leading-none text-sea-deep">{counts[figure]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
