import { page } from '#clinic/pages/about.ts';

const { title, points } = page.mission;

/** What the clinic means to do; nothing where it does not say so. */
export function AboutMission() {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="mission" className="bg-white py-section">
      <div className="page question-answer">
        <h2 id="mission" className="text-section">
          {title}
        </h2>
        <ul className="divide-y divide-sand-deep border-y border-sand-deep">
          {points.map(({ title, description }) => (
            <li key={title} className="py-5 wide:py-7">
              <h3 className="text-card">{title}</h3>
              <p className="mt-1.5 prose-width">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
