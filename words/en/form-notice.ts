import { sentence } from '../sentence.ts';

/** Who delivers the form, besides the company that hosts the clinic's mailbox. */
export type Carrier = 'relay' | 'emailjs' | 'formspree';

/**
 * The privacy notice of every form (Digital Personal Data Protection Act, 2023, section 5; Rules, 2025, rule
 * 3).
 */
export const formNotice = {
  policy: 'Privacy policy',
  title: 'What happens to your details',
  fieldsTitle: 'What we ask for, and why',
  fieldPurpose: ({ what, why }: { what: string; why: string }) => `${what}: ${why}.`,
  use: 'What we use it for',
  usedFor: (purpose: string) => `With your consent, which you give by sending this form: ${purpose}.`,
  keeping: 'How long we keep it',
  keptFor: (time: string) =>
    `We delete it within ${time} after our last exchange. If you become a patient, what belongs to your treatment moves into your record at the clinic.`,
  handling: 'Who else handles it',
  handledBy: {
    relay:
      'On our behalf: our own mail program, which passes it on and stores nothing that says whose it is, and the company that keeps our mailbox. We sell it to nobody.',
    emailjs:
      'On our behalf: EmailJS, an e-mail service (or Formspree, a form service, which may keep a copy for us), and the company that keeps our mailbox. We sell it to nobody.',
    formspree:
      'On our behalf: Formspree, a form service, which may keep a copy for us, and the company that keeps our mailbox. We sell it to nobody.',
  } satisfies Record<Carrier, string>,
  rights: 'Changing your mind, and your rights',
  askUs: <N>(t: { email: N; phone: N; rights: (text: string) => N }, answeredWithin: string) =>
    sentence`Write to ${t.email} or ring ${t.phone} to withdraw your consent, or to see, correct or erase what we hold. A sentence is enough, and we answer within ${answeredWithin}. ${t.rights('All your rights')}`,
  complaints: 'Complaints',
  complain: (clinic: string) => `Please tell ${clinic} first, in the same way.`,
  complainInIndia: (clinic: string) =>
    `Please tell ${clinic} first, in the same way. You may then turn to the Data Protection Board of India.`,
};
