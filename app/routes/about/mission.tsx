import { page } from '#clinic/pages/about.ts';

const { title, points } = page.mission;

/** What the clinic means to do; nothing where it does not say so. */
export function AboutMission() {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="mission" className="bg-white py-14 lg:py-20">
      <div className="page">
        <h2 id="mission" className="text-section">
          {title}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {points.map(({ title, description }) => (
            <li key={title} className="border-t-2 border-sea-light pt-5">
              <h3 className="text-card">{title}</h3>
              <p className="mt-2">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
