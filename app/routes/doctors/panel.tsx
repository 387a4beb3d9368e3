import { phoneHref, phoneText } from '../../content/clinic-facts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { DoctorProfile } from './tabs.tsx';
import { IllustrationNote } from '../../sections/illustration-note.tsx';

type Props = {
  doctor: DoctorProfile;
  /** whether the page opens with this doctor */
  first: boolean;
};

export function DoctorPanel({ doctor, first }: Props) {
  const { name, title, qualifications, experience, about, achievements, career, testimonial } = doctor;
  return (
    <article className="page grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:py-16">
      <DoctorAside doctor={doctor} first={first} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2 className="text-title">{name}</h2>
        <p className="mt-2 text-lead font-semibold text-terracotta-deep">{title}</p>
        <dl className="mt-5 grid gap-x-10 gap-y-3 border-y border-sand-deep py-4 sm:flex">
          <div>
            <dt className="text-ink-soft">Qualifications</dt>
            <dd className="font-semibold">{qualifications}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">Experience</dt>
            <dd className="font-semibold">{experience}</dd>
          </div>
        </dl>
        <div className="max-w-2xl">
          <h3 className="mt-9 text-section">About</h3>
          {about.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          <h3 className="mt-10 text-section">Why Choose {name}</h3>
          <ul className="mt-4 grid gap-3">
            {achievements.map((achievement) => (
              <li key={achievement} className="flex gap-3">
                <Icon name="check-circle" className="mt-0.5 size-6 text-sea" />
                {achievement}
              </li>
            ))}
          </ul>
          <figure className="mt-10 border-s-4 border-terracotta ps-5 sm:ps-7">
            <blockquote className="font-display text-card leading-snug text-sea-deep">
              “{testimonial}”
            </blockquote>
            <figcaption className="mt-3 text-ink-soft">A patient of {name}</figcaption>
          </figure>
          {(career.text || career.places.length > 0) && (
            <>
              <h3 className="mt-10 text-section">Career and Expertise</h3>
              {career.text && <p className="mt-4">{career.text}</p>}
              {career.places.length > 0 && (
                <ul className="mt-5 grid gap-3">
                  {career.places.map((place) => (
                    <li key={place} className="flex gap-3">
                      <Icon name="map-pin" className="mt-0.5 size-6 text-terracotta" />
                      {place}
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      </div>
      <BookingBox name={name} />
    </article>
  );
}

function DoctorAside({ doctor, first }: Props) {
  const { picture, imageAlt, location, specialties } = doctor;
  return (
    <div>
      <div className="relative mx-auto max-w-56 lg:max-w-84">
        {/* A plain figure stands where the photo can't be had. */}
        <div className="relative grid aspect-[4/5] place-items-center arch bg-sand text-sand-deep">
          <Icon name="user" className="size-24" />
          <Picture
            set={picture}
            alt={imageAlt}
            sizes="(width >= 64rem) 21rem, 14rem"
            eager={first}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <IllustrationNote className="mt-1.5 text-center" />
      </div>
      <p className="mt-4 flex gap-2.5">
        <Icon name="map-pin" className="mt-1 text-terracotta" /> {location}
      </p>
      <ul aria-label="Specialties" className="mt-4 flex flex-wrap gap-2">
        {specialties.map((specialty) => (
          <li key={specialty} className="rounded-full bg-mist-deep px-3.5 py-1 text-sea-deep">
            {specialty}
          </li>
        ))}
      </ul>
      <ButtonLink to="/book" className="mt-6 w-full">
        Book Consultation
      </ButtonLink>
    </div>
  );
}

function BookingBox({ name }: { name: string }) {
  return (
    <aside
      aria-label={`Consultation with ${name}`}
      className="self-start rounded-3xl bg-sea-deep p-7 text-mist"
    >
      <h3 className="text-card text-white">Book Your Consultation</h3>
      <p className="mt-3">
        Leave your name, a day and a time for {name}. We call you back within 24 hours to settle it.
      </p>
      <ButtonLink look="onDark" to="/book" className="mt-5 w-full">
        <Icon name="phone" /> Request a Call
      </ButtonLink>
      <p className="mt-4">
        Or ring us:{' '}
        <a
          href={phoneHref}
          className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-white underline decoration-sea-light underline-offset-4 hover:decoration-white"
        >
          {phoneText}
        </a>
      </p>
    </aside>
  );
}
