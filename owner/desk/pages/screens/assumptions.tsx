import { addressOf, sectionOf, SECTIONS } from '../fields/sections.ts';
import { Link } from '../router.tsx';
import { useDesk } from '../use-desk.ts';

/** What the site says or does because nobody chose otherwise. */
export function Assumptions() {
  const { assumptions } = useDesk().state;
  return (
    <main id="main" className="list">
      <h1 tabIndex={-1}>What your site assumes</h1>
      <p className="lead">
        Rules that somebody has to choose. You didn’t have to, so these stand. Change what is not so.
      </p>
      {SECTIONS.map((section) => {
        const lines = assumptions.filter(({ path }) => sectionOf(path) === section);
        if (lines.length === 0) return null;
        return (
          <section key={section.id}>
            <h2>{section.title}</h2>
            <ul className="box lines">
              {lines.map(({ path, text }) => (
                <li key={text}>
                  <span>{text}</span>
                  <Link href={addressOf(path)}>
                    Change<span className="hidden"> {text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {assumptions.length === 0 && <p>Nothing yet. It fills while you make your clinic.</p>}
      <p>
        <Link className="button main-button" href="/check">
          Check it all
        </Link>
      </p>
    </main>
  );
}
