import { page } from '#clinic/pages/privacy-policy.ts';
import { words } from '#words/privacy-policy.ts';
import { Linked } from '../../sections/linked.tsx';

export function PrivacyText() {
  return (
    <div className="page grid gap-10 py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20 lg:py-16">
      <nav
        aria-labelledby="contents"
        className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
      >
        <h2 id="contents" className="text-card">
          {words.contents}
        </h2>
        <ul className="mt-2">
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center leading-snug text-sea-deep decoration-sea-light underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-[35rem] gap-12 text-[1.1rem] leading-[1.7] [&_a]:font-medium">
        {page.sections.map(({ id, title, paragraphs, points }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-section">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <Linked text={paragraph} />
              </p>
            ))}
            {points.length > 0 && (
              <ul className="mt-4 grid list-disc gap-2.5 ps-6 marker:text-terracotta">
                {points.map((point) => (
                  <li key={point} className="ps-1.5">
                    <Linked text={point} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
