import { page } from '#clinic/pages/about.ts';
import { words } from '#words/about.ts';
import { shared } from '#words/shared.ts';
import type { Doctor } from '../../../domain/content/doctors.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { doctorPath, pathOf } from '../../../domain/screens.ts';
import { Portrait } from '../../sections/portrait.tsx';
import { ButtonLink } from '../../ui/button.tsx';

type Props = Pick<
  Compiled<Doctor>,
  'id' | 'name' | 'title' | 'qualifications' | 'experience' | 'image' | 'imageAlt'
>;

const { paragraphs, specializations } = page.founder;

/** Who founded the clinic, standing on the window sill. */
export function AboutFounder({ id, name, title, qualifications, experience, image, imageAlt }: Props) {
  return (
    <section aria-labelledby="founder" className="isolate overflow-x-clip bg-sand">
      <div className="page grid grid-cols-1 gap-x-gap md:grid-cols-[16rem_minmax(0,1fr)] wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="col-span-full row-1 -z-1 -mx-bleed bg-mist-deep" />
        <div className="col-start-1 row-1 -mb-1 self-end pt-section">
          <Portrait
            set={image}
            alt={imageAlt}
            sizes="(width >= 76rem) 28rem, 16rem"
            className="w-64 max-w-full wide:w-full wide:max-w-md"
          />
        </div>
        <div className="sill col-span-full row-2 -mx-bleed" />
        <div className="max-md:pt-5 md:col-start-2 md:row-1 md:pt-section md:pb-10 wide:pb-section">
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
        </div>
      </div>
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
    </section>
  );
}
