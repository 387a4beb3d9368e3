import * as v from 'valibot';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import { suchAs } from '../../domain/clinic/field-description.ts';
import * as f from '../../domain/clinic/field-schemas.ts';
import { doctorName, qualifications } from '../../domain/clinic/doctors.ts';
import { languagesOfWords } from '../../compile/languages.ts';
import { treatmentsOf, type General } from './general.ts';

const facts = ClinicSchema.entries;
const { slotMinutes, noticeHours } = facts.booking.entries;
const { answerHours, openHoursOnly } = facts.promises.entries;
const { main, accent } = facts.colors.wrapped.entries;

/** What is true of a clinic besides its treatments. */
export const ALSO = ['children', 'emergency', 'abroad'] as const;

/**
 * Schema of what `npm run new-clinic` needs to know of a clinic. Fields with the name of a field of
 * clinic.yaml are the same.
 *
 * @param general - whose treatments the clinic can have
 */
export function answersSchema(general: General) {
  const treatments = treatmentsOf(general).map(({ id }) => id);
  const doctor = f.fields({ name: doctorName, qualifications }, 'a doctor: name and qualifications');
  return v.pipe(
    f.fields(
      {
        name: facts.name,
        siteUrl: facts.siteUrl,
        founded: facts.founded,
        address: facts.address,
        map: facts.map,
        access: facts.access,
        phone: facts.phone,
        whatsapp: facts.whatsapp,
        email: facts.email,
        hours: facts.hours,
        view: facts.view,
        doctors: f.listOf(doctor, 'the doctors, each with name and qualifications'),
        services: f.listOf(f.choice(treatments, 'a treatment'), 'the treatments that the clinic offers'),
        badge: v.optional(f.choice(treatments, 'the treatment that the clinic is known for')),
        also: f.listOf(
          f.choice(ALSO, 'what is true of the clinic'),
          `those that are true: ${ALSO.join(', ')}`,
        ),
        promises: f.listOf(
          f.text(suchAs('a promise in the texts', 'costs-in-writing')),
          'the promises in the texts that the clinic gives',
        ),
        slotMinutes: v.optional(slotMinutes),
        noticeHours: v.optional(noticeHours),
        answerHours: v.optional(answerHours),
        openHoursOnly,
        languages: f.listOf(
          f.choice(languagesOfWords(), 'a language beside English'),
          'the languages of the site beside English',
        ),
        colors: v.optional(f.fields({ main, accent }, 'two colours: main and accent')),
      },
      'the answers about a clinic',
    ),
    v.forward(
      v.check(({ badge, services }) => badge === undefined || services.includes(badge), 'one of `services`'),
      ['badge'],
    ),
  );
}

/** What `npm run new-clinic` knows of a clinic. */
export type Answers = v.InferOutput<ReturnType<typeof answersSchema>>;
