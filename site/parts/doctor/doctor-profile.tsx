import type { ReactNode } from 'react';
import { facts } from '#clinic/facts.ts';
import { page as bookPage } from '#clinic/pages/book.ts';
import { words } from '#words/doctors.ts';
import { shared } from '#words/shared.ts';
import { answerPromise } from '../../../domain/clinic/answer-time.ts';
import type { Doctor } from '../../../domain/clinic/doctors.ts';
import { bookingPath } from '../../../domain/web/screens.ts';
import { ON_SILL } from './doctor-tabs.tsx';
import { Registration } from './registration.tsx';
import { practiceFacts } from '../../content/doctors.server.ts';
import { PhoneLink } from '../contact/contact-links.tsx';
import { IllustrationNote } from '../hero/illustration-note.tsx';
import { SampleReviewNote } from '../testimonials/sample-review-note.tsx';
import { Portrait } from '../person/portrait.tsx';
import { WhoIsHere } from '../who-is-here/who-is-here.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { IconList } from '../../ui/icon-list.tsx';
import { Icon, checkIcon, mapPinIcon, phoneIcon } from '../../ui/icons.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { textLink } from '../../ui/text-link.tsx';

type Props = {
  doctor: Doctor;
  /** without scripts all panels are shown, and the first alone has what holds for all doctors */
  isFirst: boolean;
};

export function DoctorPanel({ doctor, isFirst }: Props) {
  const { id, name, about, achievements, career, testimonial } = doctor;
  const { text, places = [] } = career ?? {};
  return (
    <article className="page grid gap-y-8 pt-9 pb-section lg:grid-cols-[min(18rem,40%)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 wide:grid-cols-[23rem_minmax(0,1fr)] wide:gap-x-16 wide:pt-16">
      <DoctorFacts doctor={doctor} isFirst={isFirst} />
      <div className="grid content-start gap-4 empty:hidden [&>p]:prose-width lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {testimonial && (
          <figure className="mb-3 wide:py-4">
            <SampleReviewNote look="tag" />
            <blockquote className="font-display text-quote text-balance text-head">
              {shared.quoted(testimonial)}
            </blockquote>
            <figcaption className="mt-3 text-ink-soft">{words.patientOf(name)}</figcaption>
          </figure>
        )}
        {about.length > 0 && <h3 className="text-card">{words.about}</h3>}
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {achievements.length > 0 && (
          <>
            <h3 className="mt-4 text-card">{words.whyChoose(name)}</h3>
            <IconList drawing={checkIcon} items={achievements} className="gap-2" />
          </>
        )}
        {(text || places.length > 0) && <h3 className="mt-4 text-card">{words.career}</h3>}
        {text && <p>{text}</p>}
        {places.length > 0 && <IconList drawing={mapPinIcon} items={places} className="gap-2" />}
      </div>
      <BookingBox id={id} name={name} />
    </article>
  );
}

function DoctorFacts({ doctor, isFirst }: Props) {
  const { id, name, title, qualifications, registration, experience } = doctor;
  const { specialties, location, image } = doctor;
  const given: { title: string; value: ReactNode; className?: string }[] = [
    { title: words.qualifications, value: qualifications },
    { title: words.experience, value: experience },
    {
      title: words.registration,
      value: registration && <Registration text={registration} />,
      className: 'col-span-2',
    },
    // Working days and languages.
    ...practiceFacts(id),
  ];
  return (
    <div className="grid content-start justify-items-start gap-5">
      {/* Shown only where the panels follow one another; otherwise the portrait is on the sill above. */}
      <Portrait
        of={doctor}
        sizes={ON_SILL}
        className="sr-only noscript:not-sr-only noscript:w-40 print:not-sr-only print:w-40"
      />
      <div>
        <h2 className="text-section">{name}</h2>
        <p className="mt-2 text-lead font-semibold text-terracotta-deep">{title}</p>
      </div>
      <dl className="grid w-full grid-cols-2 gap-4 border-y border-sand-deep py-4 leading-snug">
        {given.map(
          ({ title, value, className }) =>
            value && (
              <div key={title} className={className}>
                <dt className="text-small text-ink-soft">{title}</dt>
                <dd className="font-semibold text-balance">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Chips label={words.specialties} items={specialties} />
      <ButtonLink to={bookingPath('book', { doctor: id })}>{words.bookConsultation}</ButtonLink>
      <div className="grid gap-1">
        <p className="flex gap-2 text-small text-ink-soft">
          <Icon drawing={mapPinIcon} className="mt-0.5" /> {location}
        </p>
        {image && <IllustrationNote of="page" />}
      </div>
      <WhoIsHere className={`w-full ${isFirst ? '' : 'noscript:hidden'}`} />
    </div>
  );
}

function BookingBox({ id, name }: Pick<Doctor, 'id' | 'name'>) {
  // Clinics whose message after a booking says that it is confirmed also promise a call.
  const isCallPromised = bookPage.toast === 'confirmed';
  const answer = answerPromise(facts);
  return (
    <aside
      aria-label={words.consultationWith(name)}
      className="self-start bg-white p-6 shadow-sheet lg:sticky lg:top-[calc(var(--header-height)+2.5rem)]"
    >
      <h3 className="text-card">{words.bookYourConsultation}</h3>
      <p className="mt-2">{isCallPromised ? words.callBack(name, answer) : words.answerBack(name, answer)}</p>
      <ButtonLink look="secondary" to={bookingPath('book', { doctor: id })} className="mt-4">
        {isCallPromised ? (
          <>
            <Icon drawing={phoneIcon} /> {words.requestCall}
          </>
        ) : (
          words.requestVisit
        )}
      </ButtonLink>
      <p className="mt-2 closed:hidden">
        <Sentence parts={words.ring({ phone: <PhoneLink className={`${textLink} whitespace-nowrap`} /> })} />
      </p>
    </aside>
  );
}
