import type { ReactNode } from 'react';
import { clinic } from '../../../clinic/clinic.ts';
import { emailHref, phoneHref, phoneText } from '../../content/clinic-facts.ts';
import type { Privacy } from '../../content/privacy-schema.ts';

const LINK =
  'font-medium text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea wrap-anywhere';

const FACTS = [
  { fact: clinic.email, href: emailHref },
  { fact: phoneText, href: phoneHref },
];

/** The text with the clinic's e-mail address and phone number as links. */
function Linked({ text }: { text: string }): ReactNode {
  const found = FACTS.find(({ fact }) => text.includes(fact));
  if (!found) return text;
  const at = text.indexOf(found.fact);
  return (
    <>
      <Linked text={text.slice(0, at)} />
      <a href={found.href} className={LINK}>
        {found.fact}
      </a>
      <Linked text={text.slice(at + found.fact.length)} />
    </>
  );
}

export function PrivacyText({ sections }: { sections: Privacy['sections'] }) {
  return (
    <div className="page grid gap-10 py-12 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20 lg:py-16">
      <nav
        aria-labelledby="contents"
        className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
      >
        <h2 id="contents" className="text-card">
          On this page
        </h2>
        <ul className="mt-2">
          {sections.map(({ id, title }) => (
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
      <div className="grid max-w-[35rem] gap-12 text-[1.1rem] leading-[1.7]">
        {sections.map(({ id, title, paragraphs, points }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-section">
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <Linked text={paragraph} />
              </p>
            ))}
            {points && (
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
