import { doctors } from '#clinic/doctors.server.ts';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/about.ts';
import { words } from '#words/about.ts';
import { shared } from '#words/shared.ts';
import { AboutTimeline } from './timeline.tsx';
import { doctorPath, pathOf } from '../../../domain/web/screens.ts';
import { pageHead } from '../../seo/head.ts';
import { IllustrationNote } from '../../parts/hero/illustration-note.tsx';
import { PersonSection } from '../../parts/person/person-section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

export const head = pageHead(pathOf('about'), { title: words.title, description: page.description });

const founder = doctors.find(({ id }) => id === site.founder?.id);

export function About() {
  return (
    <>
      <AboutStory />
      <AboutMission />
      <AboutTimeline />
      <AboutFounder />
    </>
  );
}

/** First section: how the clinic began, with a picture that extends to the edge of the page. */
function AboutStory() {
  const { title, paragraphs, image } = page.story;
  return (
    <section aria-labelledby="story" className="overflow-x-clip bg-mist pt-(--header-height)">
      <div className="page grid grid-cols-1 gap-x-16 gap-y-8 wide:grid-cols-2">
        <div className="pt-10 wide:pt-16">
          {page.eyebrow && <p className="mb-2 font-semibold text-terracotta-deep">{page.eyebrow}</p>}
          <h1 className="text-title">{page.heading}</h1>
        </div>
        <figure className="relative -me-bleed max-wide:-ms-edge wide:row-span-2 wide:mt-17 wide:self-start">
          <Picture
            of={page.story}
            sizes="(width >= 76rem) max(60rem, 50vw), 100vw"
            eager
            // Shows both chairs completely, no larger than a 1200 px picture stays sharp.
            className="aspect-[3/2] w-full object-cover wide:aspect-[9/8] wide:max-h-160"
          />
          {image && (
            <figcaption className="absolute start-edge -bottom-3 bg-white px-3.5 py-1 shadow-sheet wide:-start-6 wide:bottom-8">
              <IllustrationNote of="page" />
            </figcaption>
          )}
        </figure>
        <div className="pb-section">
          <h2 id="story" className="text-answer">
            {title}
          </h2>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={`mt-4 prose-width ${index === 0 ? 'text-lead' : ''}`}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The clinic's mission; renders nothing if the clinic states none. */
function AboutMission() {
  const { title, points } = page.mission;
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

/** The founder, standing on a window sill; renders nothing if no doctor is the founder. */
function AboutFounder() {
  if (!founder) return null;
  const { id, name, title, qualifications, experience } = founder;
  const { paragraphs, specializations } = page.founder;
  return (
    <PersonSection
      labelledBy="founder"
      person={founder}
      below={
        <div className="page question-answer pt-8 pb-section wide:pt-12">
          <div>{specializations.length > 0 && <h3 className="text-card">{words.specializations}</h3>}</div>
          <div>
            {specializations.length > 0 && (
              <ul className="grid grid-cols-1 gap-x-gap gap-y-6 md:grid-cols-2">
                {specializations.map(({ title, description }) => (
                  <li key={title} className="border-t border-sea-line pt-3">
                    <h4 className="font-sans text-lg leading-snug font-semibold">{title}</h4>
                    <p className="mt-1">{description}</p>
                  </li>
                ))}
              </ul>
            )}
            <div className="mt-9 flex flex-wrap gap-x-6 gap-y-3">
              <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
              <ButtonLink look="quiet" to={doctorPath(id)}>
                {words.moreAbout(name)}
              </ButtonLink>
            </div>
          </div>
        </div>
      }
    >
      <p className="font-semibold text-terracotta-deep">{title}</p>
      <h2 id="founder" className="mt-1 text-section">
        {name}
      </h2>
      <p className="mt-2">{experience ? words.training(qualifications, experience) : qualifications}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 prose-width text-lead">
          {paragraph}
        </p>
      ))}
    </PersonSection>
  );
}
