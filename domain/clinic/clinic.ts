import * as v from 'valibot';
import { ColorsSchema } from './colors.ts';
import { includesDate } from '../time/civil-date.ts';
import type { Part } from '../web/screens.ts';
import { WEEKDAYS, type Weekday } from '../time/weekly-hours.ts';
import { sentenceOf, suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import { reviews, social, terms } from './pages-elsewhere.ts';
import { editor } from './published-editor.ts';
import { closure, openingPeriods, specialDay } from './hours.ts';
import { access, map, visit } from './access-and-visit.ts';
import { booking, reminders } from './booking-settings.ts';
import { isTelephoneIn, telephone, TELEPHONE, withCallingCodes } from './telephone.ts';
import { SITE_HOSTS } from './site-hosts.ts';
import { VIEWS } from './view.ts';

/**
 * Other names are misleading: some have no summer time, and Etc/GMT+5 is five hours behind UTC, not ahead.
 */
const PLACE = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//i;
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return PLACE.test(zone);
  } catch {
    return false;
  }
}
const TIME_ZONE = suchAs('a time zone as continent or ocean and city', 'Asia/Kolkata', { quoted: true });
const CURRENCY = suchAs('the code of a currency, three capital letters', 'INR', {
  rest: '; all fees are in it',
});
const LANGUAGE = /^[a-z]{2,3}$/;
const LANGUAGES =
  'the languages of the site by their short names, such as en and hi, en among them; e-mails to the clinic are in the first';

const POSTAL_CODE = suchAs('a postal code, in India of six digits', '400018', {
  quoted: true,
  rest: '; left out where addresses have none, as in the Emirates',
});

const CLAIMS = 'figures that texts and pages mention; only what you can prove';

const HOURS = 'a number of hours';

const ClinicFields = f.fields(
  {
    name: f.properName("the clinic's name, as shown everywhere and added to each page's title"),
    siteUrl: v.pipe(
      f.httpsUrl("the site's own address"),
      v.check((url) => !url.endsWith('/'), 'without a slash at its end'),
      v.regex(
        /^https:\/\/[^/]+\.[^/.]/,
        'an address with a dot in its name, such as "https://clinic.example"',
      ),
    ),
    founded: f.year('when the clinic was founded'),
    founder: v.optional(f.reference('doctor', suchAs("the founder's id in doctors.yaml", 'dr-asha-rao'))),
    address: v.pipe(
      f.fields(
        {
          street: f.text('the street address'),
          locality: v.optional(f.text(suchAs('the district', 'Worli', { rest: '; left out, the city' }))),
          city: f.text('the city'),
          region: f.text('the state or emirate'),
          postalCode: v.optional(f.matching(/^[A-Z\d][A-Z\d -]{1,9}$/, POSTAL_CODE)),
          country: f.matching(/^[A-Z]{2}$/, suchAs('a country code of two capital letters', 'IN')),
        },
        "the clinic's address",
      ),
      v.forward(
        v.partialCheck(
          [['country'], ['postalCode']],
          ({ country, postalCode = '' }) => country !== 'IN' || /^[1-9]\d{5}$/.test(postalCode),
          sentenceOf(POSTAL_CODE),
        ),
        ['postalCode'],
      ),
    ),
    access: v.optional(access),
    phone: telephone,
    whatsapp: v.optional(telephone),
    email: f.emailAddress('the address that receives requests and messages, which visitors see too'),
    timeZone: v.pipe(f.cleanedText(TIME_ZONE), v.check(isTimeZone, sentenceOf(TIME_ZONE))),
    hours: v.pipe(
      f.fields(
        Object.fromEntries(WEEKDAYS.map((each) => [each, openingPeriods])) as Record<
          Weekday,
          typeof openingPeriods
        >,
        'the sittings of each weekday, monday to sunday',
      ),
      v.check((week) => WEEKDAYS.some((each) => week[each].length > 0), 'open on at least one weekday'),
    ),
    closures: f.listOf(closure, 'days off, each with a name; spans name their last day in `to`'),
    specialHours: v.pipe(
      f.listOf(specialDay, 'opening hours of single dates, instead of those of their weekday'),
      f.uniqueBy('date'),
    ),
    currency: v.optional(
      v.pipe(
        f.matching(/^[A-Z]{3}$/, CURRENCY),
        v.check((code) => Intl.supportedValuesOf('currency').includes(code), sentenceOf(CURRENCY)),
      ),
      'INR',
    ),
    booking,
    reminders,
    visit: v.optional(visit),
    promises: f.fields(
      {
        answerHours: f.wholeNumber(`${HOURS} within which a request is answered`, 1),
        openHoursOnly: v.optional(
          f.yesOrNo('whether only hours in which the clinic is open count as answerHours'),
        ),
        coordinatorHours: v.optional(
          f.wholeNumber(`${HOURS} within which patients from abroad hear from you`, 1),
        ),
        quoteHours: v.optional(f.wholeNumber(`${HOURS} within which a quote is sent`, 1)),
        support: v.optional(f.text(suchAs('when somebody answers patients from abroad', '24/7'))),
        keptFor: f.text(suchAs('how long after the last exchange a message is deleted', 'twelve months')),
        answeredWithin: f.text(suchAs('how soon questions about personal data are answered', 'thirty days')),
      },
      "what is promised in the clinic's name",
    ),
    claims: v.optional(
      v.pipe(
        v.record(
          f.matching(/^[a-zA-Z]+$/, suchAs('a name of letters alone', 'happyPatients')),
          f.fields(
            {
              figure: f.wholeNumber('a whole number from 1', 1),
              suffix: v.optional(f.matching(/^[+%]?$/, 'what follows the number: +, % or nothing'), ''),
            },
            'a figure such as { figure: 10000, suffix: + }',
          ),
          CLAIMS,
        ),
        f.describe(CLAIMS),
      ),
      {},
    ),
    banner: v.optional(
      v.pipe(
        f.fields(
          {
            text: f.text("the banner's text"),
            action: f.text("the words of the banner's link to the booking page"),
            reason: v.optional(f.text(suchAs('what a visit booked from it is for', 'a free scan'))),
            from: v.optional(f.day('the first day it is shown; left out, it is shown at once')),
            until: v.optional(f.day('the last day it is shown; left out, it stays')),
          },
          'the banner at the top of every page; left out, there is none',
        ),
        v.forward(
          v.check(
            ({ from, until }) => from === undefined || until === undefined || until >= from,
            'a day not before `from`',
          ),
          ['until'],
        ),
      ),
    ),
    badge: v.optional(
      f.fields(
        {
          title: f.text(suchAs('the first line', 'Invisalign')),
          text: f.text(suchAs('the second line', 'provider')),
          service: f.reference('service', 'the service it leads to, by its id'),
        },
        'a service the clinic is known for, in the header; left out, there is no badge',
      ),
    ),
    abroadMenu: v.optional(
      f.text(
        suchAs('what the menu on wide screens calls the page for patients from abroad', 'Dental Tourism', {
          rest: '; left out, International Patients',
        }),
      ),
    ),
    blurb: f.longText('one or two sentences under the name in the footer'),
    colors: v.optional(ColorsSchema),
    map: v.optional(map),
    social,
    reviews,
    terms,
    forms: v.optional(f.formDelivery('how forms are delivered; left out, the settings of the host decide')),
    host: v.optional(
      f.choice(SITE_HOSTS, 'where the site is published; npm run publish asks for it and writes this line'),
    ),
    editor,
    languages: v.optional(
      v.pipe(
        v.array(f.matching(LANGUAGE, LANGUAGES), LANGUAGES),
        v.check((list) => list.includes('en') && new Set(list).size === list.length, LANGUAGES),
        f.describe(LANGUAGES),
      ),
      ['en'],
    ),
    foreignPhones: v.optional(
      f.yesOrNo(
        'whether the message form also takes telephone numbers of other countries, in every language',
      ),
    ),
    view: v.optional(
      f.oneOf(
        VIEWS,
        'hills, for example: what stands beside the heading of the home page. A drawn window on hills, the sea or a town (hills, sea, town), the photograph of the home page in an arch (photo), or nothing (none); left out, hills',
      ),
      'hills',
    ),
    picturesAreIllustrations: f.yesOrNo('puts "Illustration" under portraits and before-and-after pictures'),
    reviewsAreSamples: v.optional(
      f.yesOrNo(
        "says beside patients' words and cases that they are invented, and at the head of texts about health that no dentist has read them",
      ),
    ),
  },
  'the fields of a clinic',
);

/** Schema of `clinic/clinic.yaml`. */
export const ClinicSchema = v.pipe(
  ClinicFields,
  v.forward(
    v.partialCheck(
      [['address', 'country'], ['phone']],
      ({ address, phone }) => isTelephoneIn(address, phone),
      TELEPHONE,
    ),
    ['phone'],
  ),
  v.forward(
    v.partialCheck(
      [['address', 'country'], ['whatsapp']],
      ({ address, whatsapp }) => !whatsapp || isTelephoneIn(address, whatsapp),
      TELEPHONE,
    ),
    ['whatsapp'],
  ),
  v.forward(
    v.check(
      ({ reminders, booking }) => !reminders || reminders.hours >= booking.changeHours + 2,
      'at least 2 hours more than booking.changeHours, so that patients have time to use the buttons of the reminder',
    ),
    ['reminders', 'hours'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { closures, specialHours } = dataset.value;
    for (const { date } of specialHours) {
      // A yearly closure can have special hours in one year, and yearly special hours a closure in one year.
      const nth = closures.findIndex((each) => each.from.length === date.length && includesDate(each, date));
      if (nth < 0) continue;
      addIssue({
        message: `without ${date}, or without its entry in specialHours: the clinic is either closed on that date or open`,
        path: [
          { type: 'object', origin: 'value', input: dataset.value, key: 'closures', value: closures },
          { type: 'array', origin: 'value', input: closures, key: nth, value: closures[nth] },
        ],
      });
    }
  }),
  v.transform((clinic) => withCallingCodes(clinic)),
);

type ClinicFile = v.InferOutput<typeof ClinicSchema>;

/** The texts of `clinic.yaml` that can be translated. */
export type ClinicTexts = Pick<ClinicFile, 'blurb' | 'abroadMenu'> & {
  banner?: Omit<NonNullable<ClinicFile['banner']>, 'from' | 'until'>;
  badge?: { title: string; text: string };
};

/**
 * Fields of `clinic.yaml` that are not facts: texts, and fields that pages do not need or receive in another
 * form.
 */
export const FIELDS_NOT_IN_FACTS = [
  'banner',
  'currency',
  'abroadMenu',
  'blurb',
  'colors',
  'founder',
  'forms',
  'host',
  'editor',
  'languages',
] as const;

/** The data of a clinic that pages, forms, e-mails and the relay use; the same in every language. */
export type ClinicFacts = Omit<ClinicFile, 'badge' | (typeof FIELDS_NOT_IN_FACTS)[number]> & {
  /** the doctor who founded it */
  founder?: { id: string; name: string };
  /** the service the badge leads to */
  badge?: { service: string };
  /** which optional parts the site has */
  parts: Record<Part, boolean>;
  /** the numbers of the ambulance with their label, from `urgent.yaml` */
  ambulance?: { label: string; numbers: readonly string[] };
  /** the doctors of both lists in `doctors.yaml` */
  doctors: { id: string; name: string }[];
  /** in translations: the doctors' names (by id) and the address of the original, if they differ */
  originals?: { doctors: Partial<Record<string, string>>; address?: ClinicFile['address'] };
  /** the ids of all services, to recognise an unknown one */
  serviceIds: string[];
  /** additional addresses below /services that open the list of services, each with its category */
  landings: Record<string, string>;
  /** how many articles the blog has */
  articles: number;
};

/** A language of the site. */
export type SiteLanguage = {
  /** the name of its folder in words/ */
  code: string;
  /** its name in the language itself */
  name: string;
  /** paths of pages without a translation */
  englishOnlyPaths: string[];
};

/** The sentence that offers a page in a language. */
export type LanguageOffer = { code: string; offer: string; direction: 'ltr' | 'rtl' };

export type Claim = NonNullable<ClinicFile['claims']>[string];

/** Facts that only some pages need. They are kept out of the scripts of all pages. */
export const FACTS_OF_SOME_PAGES = [
  'access',
  'visit',
  'reminders',
  'ambulance',
  'reviews',
  'closures',
  'specialHours',
  'booking',
  'promises',
  'claims',
  'serviceIds',
  'landings',
  'doctors',
  'originals',
  'timeZone',
  'view',
] as const satisfies (keyof ClinicFacts)[];

/** The facts that every page needs. */
export type SiteFacts = Omit<ClinicFacts, (typeof FACTS_OF_SOME_PAGES)[number]>;
