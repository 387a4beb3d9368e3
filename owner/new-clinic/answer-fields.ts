import * as v from 'valibot';
import { ClinicSchema } from '../../domain/clinic/clinic.ts';
import { areHoursOnDays, doctor, HOURS_ON_DAYS } from '../../domain/clinic/doctors.ts';
import { FeesSchema, fee } from '../../domain/clinic/fees.ts';
import { suchAs } from '../../domain/clinic/field-description.ts';
import * as f from '../../domain/clinic/field-schemas.ts';
import { ServiceSchema } from '../../domain/clinic/service.ts';
import { member } from '../../domain/clinic/team.ts';
import { languagesOfWords } from '../../compile/languages.ts';
import { ALSO, allPromises, serviceCategories, treatmentsOf, type General } from './general.ts';
import { canBeRead } from './six-colors.ts';

const facts = ClinicSchema.entries;
const { main, accent, ...mixedColors } = facts.colors.wrapped.entries;

/** The same fields, none of them required. */
const optional = <E extends v.ObjectEntries>(entries: E) => v.partial(v.strictObject(entries)).entries;

const languages = languagesOfWords();

/** Values by the code of a language beside English. */
function byLanguage<S extends v.GenericSchema>(schema: S, what: string) {
  const code = f.choice(languages, 'a language beside English');
  return v.pipe(v.optional(v.record(code, schema, what), {}), f.describe(what));
}

const doctorAnswers = v.pipe(
  f.fields(
    {
      ...doctor.entries,
      id: v.optional(doctor.entries.id),
      title: v.optional(doctor.entries.title),
      location: v.optional(doctor.entries.location),
      experience: v.optional(
        f.matching(/^\d{1,2}(?!\d)/, suchAs('a number of years', '18 years of practice')),
      ),
      founder: v.optional(f.yesOrNo('whether this doctor founded the clinic')),
      names: byLanguage(doctor.entries.name, 'the name in the letters of other languages'),
    },
    'a doctor: name and qualifications',
  ),
  v.forward(
    v.check((each) => areHoursOnDays(each), HOURS_ON_DAYS),
    ['hours'],
  ),
);

/** A fee or a range; left out, the second amount is the first. */
const feeAnswers = v.pipe(
  f.fields({ ...fee.entries, to: v.optional(fee.entries.to) }, 'a fee such as { from: 4500 }, or a range'),
  v.transform(({ from, to = from, per }) => ({ from, to, ...(per && { per }) })),
  v.forward(
    v.check(({ from, to }) => to >= from, 'not less than `from`'),
    ['to'],
  ),
);

const memberAnswers = f.fields(
  {
    ...member.entries,
    id: v.optional(member.entries.id),
    names: byLanguage(member.entries.name, 'the name in the letters of other languages'),
  },
  'a person of the team: name and role',
);

const namesInLetters = f.fields(
  {
    name: v.optional(facts.name),
    address: v.optional(
      f.fields(
        optional(v.omit(v.strictObject(facts.address.entries), ['postalCode', 'country']).entries),
        'the address in the letters of a language',
      ),
    ),
  },
  "the clinic's name and address in the letters of a language",
);

/**
 * Schema of each answer about a clinic, without the rules between them (answers.ts). A field with the name of
 * a field of clinic.yaml, doctors.yaml, team.yaml or fees.yaml is the same. Those of `promises` in
 * clinic.yaml stand beside `promises`, which here names texts.
 *
 * @param general - whose treatments and promises the clinic can have
 */
export function answerFields(general: General) {
  const treatments = treatmentsOf(general).map(({ id }) => id);
  return f.fields(
    {
      name: facts.name,
      siteUrl: facts.siteUrl,
      founded: facts.founded,
      address: facts.address,
      timeZone: v.optional(facts.timeZone),
      map: facts.map,
      access: facts.access,
      phone: facts.phone,
      whatsapp: facts.whatsapp,
      email: facts.email,
      social: facts.social,
      reviews: facts.reviews,
      terms: facts.terms,

      hours: facts.hours,
      closures: facts.closures,
      specialHours: facts.specialHours,

      doctors: f.listOf(doctorAnswers, 'the doctors, each with name and qualifications'),
      team: f.listOf(memberAnswers, 'the people of the team who are not doctors'),

      services: f.listOf(f.choice(treatments, 'a treatment'), 'the treatments that the clinic offers'),
      ownServices: f.listOf(
        f.fields(
          {
            id: v.optional(f.slug('a short name for its file and address')),
            title: ServiceSchema.entries.title,
            category: f.choice(serviceCategories(general), 'the kind of treatment'),
            says: ServiceSchema.entries.shortDescription,
            fee: v.optional(feeAnswers),
          },
          'a treatment of your own: title, category and says',
        ),
        'treatments without general texts',
      ),
      also: f.listOf(f.choice(ALSO, 'what is true of the clinic'), `those that are true: ${ALSO.join(', ')}`),
      badge: v.optional(f.text('the treatment that the clinic is known for')),
      fees: v.optional(v.record(f.slug('a treatment of the clinic'), feeAnswers, 'fees by treatment'), {}),
      currency: v.optional(facts.currency.wrapped),
      consultation: v.optional(feeAnswers),
      payment: FeesSchema.entries.payment,
      insurance: FeesSchema.entries.insurance,
      estimate: FeesSchema.entries.estimate,

      promises: f.listOf(
        f.choice(allPromises(general), 'a promise in the texts'),
        'the promises in the texts that the clinic gives',
      ),
      ...optional(facts.promises.entries),

      booking: v.optional(f.fields(optional(facts.booking.entries), 'the rules of booking'), {}),
      reminders: facts.reminders,
      foreignPhones: facts.foreignPhones,
      visit: facts.visit,

      languages: f.listOf(
        f.choice(['en', ...languages], 'a language'),
        'the languages of the site beside English; e-mails to the clinic are in the first, in English unless en stands later',
      ),
      names: byLanguage(namesInLetters, 'names in the letters of other languages'),
      translations: byLanguage(
        v.record(v.string(), f.text('the text in this language')),
        "the owner's other texts in other languages, each behind the English text",
      ),

      colors: v.optional(
        v.pipe(
          f.fields(
            { main, accent, ...optional(mixedColors) },
            'two colours, main and accent; the others are mixed from them unless given',
          ),
          v.check(canBeRead, 'darker colours, which can be read on white'),
        ),
      ),
      view: facts.view,
      picturesAreIllustrations: v.optional(facts.picturesAreIllustrations),
    },
    'the answers about a clinic',
  );
}

/** All that is known of a clinic. */
export type Answers = v.InferOutput<ReturnType<typeof answerFields>>;

/** The answers as they are written, before defaults. */
export type WrittenAnswers = v.InferInput<ReturnType<typeof answerFields>>;
