import { page } from '#clinic/pages/privacy-policy.ts';
import { dates } from '#words/dates.ts';
import { words } from '#words/privacy-policy.ts';
import { PageHero } from '../../parts/hero/page-hero.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { pathOf } from '../../../domain/web/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { ContactAutolink } from '../../parts/contact/contact-autolink.tsx';

export const head = pageHead(pathOf('privacy-policy'), { title: words.title, description: page.description });

export function PrivacyPolicy() {
  const date = <time dateTime={page.updated}>{dates.date(page.updated)}</time>;
  return (
    <>
      <PageHero heading={words.title} intro={<Sentence parts={words.updated({ date })} />} />
      <PrivacyText />
    </>
  );
}

function PrivacyText() {
  return (
    <div className="page question-answer gap-y-12! py-section">
      <nav aria-labelledby="contents">
        <h2 id="contents" className="text-card">
          {words.contents}
        </h2>
        <ul className="mt-2 gap-x-8 md:max-lg:columns-2">
          {page.sections.map(({ id, title }) => (
            <li key={id} className="break-inside-avoid">
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
      <div className="grid prose-width gap-12 [&_a]:font-medium">
        {page.sections.map(({ id, title, paragraphs, points }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-answer">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <ContactAutolink text={paragraph} />
              </p>
            ))}
            {points.length > 0 && (
              <ul className="mt-4 grid list-disc gap-2.5 ps-6 marker:text-terracotta">
                {points.map((point) => (
                  <li key={point} className="ps-1.5">
                    <ContactAutolink text={point} />
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
