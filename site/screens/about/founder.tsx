import { page } from '#clinic/pages/about.ts';
import { words } from '#words/about.ts';
import { shared } from '#words/shared.ts';
import type { Doctor } from '../../../domain/content/doctors.ts';
import { doctorPath, pathOf } from '../../../domain/screens.ts';
import { PersonOnSill } from '../../sections/person-on-sill.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const { paragraphs, specializations } = page.founder;

/** Who founded the clinic, standing on the window sill. */
export function AboutFounder({ doctor }: { doctor: Doctor }) {
  const { id, name, title, qualifications, experience } = doctor;
  return (
    <PersonOnSill
      labelledBy="founder"
      person={doctor}
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
    </PersonOnSill>
  );
}
