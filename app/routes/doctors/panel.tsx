import { facts } from '#clinic/facts.ts';
import { words } from '#words/doctors.ts';
import { phoneHref } from '../../../domain/contact.ts';
import type { Doctor } from '../../../domain/content/doctors.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { pathOf } from '../../pages.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Portrait } from '../../sections/portrait.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { IconList } from '../../ui/icon-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sentence } from '../../ui/sentence.tsx';

type Props = {
  doctor: Compiled<Doctor>;
  /** whether the page opens with this doctor */
  first: boolean;
};

export function DoctorPanel({ doctor, first }: Props) {
  const { name, title, qualifications, experience, about, achievements, career, testimonial } = doctor;
  const { text, places = [] } = career ?? {};
  return (
    <article className="page grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:py-16">
      <DoctorAside doctor={doctor} first={first} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2 className="text-title">{name}</h2>
        <p className="mt-2 text-lead font-semibold text-terracotta-deep">{title}</p>
        <dl className="mt-5 grid gap-x-10 gap-y-3 border-y border-sand-deep py-4 sm:flex">
          <div>
            <dt className="text-ink-soft">{words.qualifications}</dt>
            <dd className="font-semibold">{qualifications}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">{words.experience}</dt>
            <dd className="font-semibold">{experience}</dd>
          </div>
        </dl>
        <div className="max-w-2xl">
          {about.length > 0 && <h3 className="mt-9 text-section">{words.about}</h3>}
          {about.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          {achievements.length > 0 && (
            <>
              <h3 className="mt-10 text-section">{words.whyChoose(name)}</h3>
              <IconList icon="check-circle" items={achievements} className="mt-4 gap-3" />
            </>
          )}
          {testimonial && (
            <figure className="mt-10 border-s-4 border-terracotta ps-5 sm:ps-7">
              <blockquote className="font-display text-card leading-snug text-sea-deep">
                “{testimonial}”
              </blockquote>
              <figcaption className="mt-3 text-ink-soft">{words.patientOf(name)}</figcaption>
            </figure>
          )}
          {(text || places.length > 0) && <h3 className="mt-10 text-section">{words.career}</h3>}
          {text && <p className="mt-4">{text}</p>}
          {places.length > 0 && (
            <IconList icon="map-pin" items={places} className="mt-5 gap-3" iconClassName="text-terracotta" />
          )}
        </div>
      </div>
      <BookingBox name={name} />
    </article>
  );
}

function DoctorAside({ doctor: { image, imageAlt, location, specialties }, first }: Props) {
  return (
    <div className="grid content-start gap-4">
      <div className="relative mx-auto w-full max-w-56 lg:max-w-84">
        <Portrait set={image} alt={imageAlt} sizes="(width >= 64rem) 21rem, 14rem" eager={first} />
        {image && <IllustrationNote className="mt-1.5 text-center" />}
      </div>
      <p className="flex gap-2.5">
        <Icon name="map-pin" className="mt-1 text-terracotta" /> {location}
      </p>
      <Chips label={words.specialties} items={specialties} />
      <ButtonLink to={pathOf('book')} className="mt-2 w-full">
        {words.bookConsultation}
      </ButtonLink>
    </div>
  );
}

function BookingBox({ name }: { name: string }) {
  const phone = (
    <a
      href={phoneHref(facts.phone)}
      className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-white underline decoration-sea-light underline-offset-4 hover:decoration-white"
    >
      {facts.phone}
    </a>
  );
  return (
    <aside
      aria-label={words.consultationWith(name)}
      className="self-start rounded-3xl bg-sea-deep p-7 text-mist"
    >
      <h3 className="text-card text-white">{words.bookYourConsultation}</h3>
      <p className="mt-3">{words.callBack(name, facts.promises.answerHours)}</p>
      <ButtonLink look="onDark" to={pathOf('book')} className="mt-5 w-full">
        <Icon name="phone" /> {words.requestCall}
      </ButtonLink>
      <p className="mt-4">
        <Sentence parts={words.ring({ phone })} />
      </p>
    </aside>
  );
}
