import { words } from '#words/sitemap.ts';

type Figure = keyof typeof words.figures;

/** How much there is of everything; what there is none of is not counted. */
export function SitemapOverview(counts: { [F in Figure]: number | undefined }) {
  const figures = (Object.keys(words.figures) as Figure[]).filter((figure) => counts[figure]);
  return (
    <section aria-labelledby="overview" className="bg-mist-deep py-section">
      <div className="page">
        <h2 id="overview" className="text-section">
          {words.overview}
        </h2>
        {/* In the columns of the links above. */}
        <dl className="mt-8 grid grid-cols-2 gap-x-gap gap-y-8 md:grid-cols-4 wide:mt-12">
          {figures.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end">
              <dt>{words.figures[figure]}</dt>
              <dd className="font-display text-figure lining-nums text-sea-deep">{counts[figure]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
