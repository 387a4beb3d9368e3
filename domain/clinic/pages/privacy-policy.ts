import * as v from 'valibot';
import { suchAs } from '../field-description.ts';
import * as f from '../field-schemas.ts';
import { isOwnMachine, type SiteHost } from '../site-hosts.ts';

/** Features that need a section, because the relay stores more or pictures are sent. */
const RETENTION_FEATURES = ['chairs', 'email', 'nudge', 'reminders', 'earlier', 'dayList', 'photos'] as const;

const section = f.fields(
  {
    id: f.id(suchAs('a short name that becomes part of the address', 'cookies')),
    title: f.text('a heading'),
    paragraphs: f.listOf(f.longText('a paragraph'), 'paragraphs'),
    points: f.listOf(f.longText('a point'), 'a list under the paragraphs'),
    forms: v.optional(f.formDelivery('the section is shown only if forms are delivered this way')),
    languages: v.optional(
      f.choice(['several'], 'the section is shown only if the site has several languages'),
    ),
    host: v.optional(
      f.choice(
        ['company', 'own'],
        'the section is shown only if a company hosts the site, or a machine of your own (host in clinic.yaml)',
      ),
    ),
    keeps: v.optional(f.choice(RETENTION_FEATURES, 'the section is shown only if clinic.yaml has this line')),
  },
  'the fields of a section',
);

/** Schema of `clinic/pages/privacy-policy.yaml`. */
export const PrivacyPolicyPageSchema = f.fields(
  {
    description: f.description,
    updated: f.day('when a sentence was last changed'),
    sections: v.pipe(f.nonEmptyListOf(section, 'a list of sections'), f.uniqueBy('id')),
  },
  'the parts of the privacy policy',
);

export type WrittenPrivacyPolicy = v.InferOutput<typeof PrivacyPolicyPageSchema>;

type Site = {
  forms: f.FormDelivery;
  isInSeveralLanguages: boolean;
  /** where the site is published, if it is known */
  host?: SiteHost | undefined;
  /** features of the clinic for which data is stored longer */
  features?: Partial<Record<(typeof RETENTION_FEATURES)[number], boolean>>;
};

/** Returns the sections of the policy that apply to a site. */
export function policyFor(policy: WrittenPrivacyPolicy, site: Site): WrittenPrivacyPolicy {
  const { features = {} } = site;
  const hostedBy = isOwnMachine(site.host) ? 'own' : 'company';
  const sections = policy.sections.filter(
    ({ forms = site.forms, languages, host = hostedBy, keeps }) =>
      forms === site.forms &&
      (site.isInSeveralLanguages || !languages) &&
      host === hostedBy &&
      (!keeps || features[keeps] === true),
  );
  return { ...policy, sections };
}
