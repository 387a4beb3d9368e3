import { serviceList as questions } from '#clinic/faqs.server.ts';
import { clinic as photos } from '#clinic/gallery.server.ts';
import { page } from '#clinic/pages/services.ts';
import { services } from '#clinic/services.server.ts';
import { words } from '#words/services.ts';
import { urgentWords } from '#words/urgent.ts';
import { facts } from '#clinic/facts.ts';
import { shared } from '#words/shared.ts';
import { ServicesCategories } from './categories.tsx';
import { ServicesFees } from './fees.tsx';
import { hasFees } from '../../content/fees.server.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { pageHead } from '../../seo/head.ts';
import { PictureHero } from '../../parts/hero/picture-hero.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { ServiceEntry } from '../../parts/service/service-entry.tsx';
import { CallLink } from '../../parts/contact/contact-links.tsx';
import { UnreviewedNote } from '../../parts/text-review/unreviewed-note.tsx';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { ContactAutolink } from '../../parts/contact/contact-autolink.tsx';

export const head = pageHead(pathOf('services'), { title: page.title, description: page.description });

const FEATURED = 6;

const featured = services.slice(0, FEATURED);

export function Services() {
  return (
    <>
      <ServicesHero />
      <ServicesCategories />
      {hasFees && <ServicesFees />}
      {featured.length > 0 && <ServicesFeatured />}
      {/* For patients who know their problem but not the treatment. */}
      <ClosingSection {...page.unsure}>
        <ButtonLink to={pathOf('book')}>{page.unsure.action}</ButtonLink>
        {/* On a phone the answer on emergencies names the number. */}
        <span className="contents max-md:hidden">
          <CallLink />
        </span>
      </ClosingSection>
      <ServicesWhy />
      {questions.length > 0 && <ServicesQuestions />}
    </>
  );
}

/** First section, with a picture from the clinic's gallery. */
function ServicesHero() {
  const [photo = { imageAlt: '' }] = photos;
  return (
    <PictureHero {...page} picture={photo} icon="tooth" isOfAPlace>
      <ButtonLink to={pathOf('book')}>{words.book}</ButtonLink>
      <ButtonAnchor look="secondary" href="#all-services">
        {shared.viewAllServices}
      </ButtonAnchor>
    </PictureHero>
  );
}

function ServicesFeatured() {
  return (
    <section aria-labelledby="featured" className="overflow-x-clip bg-white print:hidden">
      <div className="page py-section">
        <h2 id="featured" className="text-section">
          {words.featured}
        </h2>
        {/* On a phone a scrollable row with the next entry partly visible. */}
        <ul className="mt-6 gap-x-gap max-md:-mx-edge max-md:flex max-md:[scroll-snap-type:x_mandatory] max-md:scroll-px-edge max-md:gap-x-5 max-md:overflow-x-auto max-md:px-edge max-md:mt-4 lg:grid lg:grid-cols-2 wide:mt-10">
          {featured.map((service) => (
            <li
              key={service.id}
              className="max-md:w-65 max-md:shrink-0 max-md:snap-start md:border-t md:border-plaster-deep md:py-6"
            >
              <ServiceEntry service={service} look="featured" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ServicesWhy() {
  const { title, points } = page.why;
  if (points.length === 0) return null;
  return (
    <section aria-labelledby="why" className="page question-answer pt-section max-md:gap-y-4">
      <h2 id="why" className="text-section">
        {title}
      </h2>
      <ul className="grid gap-x-gap gap-y-3 md:gap-y-5 md:max-lg:grid-cols-2 wide:grid-cols-2 wide:gap-y-8">
        {points.map((point) => (
          <li key={point.title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <NamedIcon name={point.icon} className="mt-0.5 size-7 text-terracotta" />
            <div>
              <h3 className="text-card">{point.title}</h3>
              <p className="leading-normal md:mt-1">{point.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** General questions, all expanded. */
function ServicesQuestions() {
  return (
    <section aria-labelledby="questions" className="page question-answer py-section max-md:gap-y-3">
      <header className="max-lg:contents">
        <h2 id="questions" className="text-section">
          {shared.questions}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-lg:order-last lg:mt-6 lg:flex-col lg:items-start">
          <p className="text-lead">{words.another}</p>
          <ButtonLink look="secondary" to={pathOf('contact')}>
            {words.contact}
          </ButtonLink>
        </div>
      </header>
      <div className="grid gap-y-4 md:gap-y-6 wide:gap-y-9">
        <UnreviewedNote path={pathOf('services')} />
        {questions.map(({ question, answer, urgent }) => (
          <div key={question}>
            <h3 className="text-card">{question}</h3>
            <p className="prose-width whitespace-pre-line max-md:leading-normal md:mt-2">
              <ContactAutolink text={answer} />
            </p>
            {urgent && hasScreen('in-pain', facts) && (
              <TextLink to={pathOf('in-pain')}>{urgentWords.all}</TextLink>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
