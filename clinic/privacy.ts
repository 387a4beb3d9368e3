import { addressText, phoneText } from '../app/content/clinic-facts.ts';
import type { Privacy } from '../app/content/privacy-schema.ts';
import { clinic } from './clinic.ts';

/**
 * The privacy policy. It describes what this website does; have it read by somebody who knows the law before you
 * publish it, and change `updated` (YYYY-MM-DD) whenever a sentence changes.
 *
 * id       a short name that becomes part of the address: /privacy-policy#cookies
 * points   a list under the paragraphs; leave it out when there is none
 */
const { email, name } = clinic;

/** What you promise here and in the notice at each form. */
export const promises = {
  // How long after the last exchange a request or message is deleted.
  keptFor: 'twelve months',
  // How soon somebody who asks about their data has an answer.
  answeredWithin: 'thirty days',
};

export const privacy = {
  updated: '2026-11-02',
  promises,
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      paragraphs: [
        `This page says what ${name} learns about you through this website, what happens to it, and what you can ask of us. It is written with India's Digital Personal Data Protection Act, 2023 in mind. In the words of that law, the clinic is the data fiduciary and you are the data principal.`,
        'It covers the website only. The records of your treatment are kept at the clinic under the rules for medical records, and we explain those when you register.',
      ],
    },
    {
      id: 'information-collected',
      title: 'Information we collect',
      paragraphs: [
        'You can read every page without telling us who you are. We receive only what you type into a form and send:',
      ],
      points: [
        'Appointment request: your name, e-mail address, phone number, the day and time you would like, and anything you add about symptoms.',
        'Message: your name, e-mail address, your phone number if you give one, and what you write.',
        'Enquiry from abroad: your name, e-mail address, country, the treatment you are interested in, your message, and your phone number if you give one.',
        'Please leave out what we do not need. Medical details can wait until you are here or on the telephone.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      paragraphs: [
        'We use your details to answer you, to arrange and confirm your visit, and to prepare for it. That is the purpose you agree to by sending a form. We send no advertising, build no profiles and make no automatic decisions about you.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and similar techniques',
      paragraphs: [
        'This website sets no cookies of its own and has no analytics, no advertising and no tracking. While a tab is open, your browser remembers there how far you had scrolled, so that going back brings you to the same place. That note never leaves your device and goes when you close the tab.',
        'The map on the contact section is a frame from Google Maps. It is loaded when you come near it, and then Google learns your IP address and may set cookies of its own under its own privacy policy. The links to WhatsApp, LinkedIn and other sites lead to services with their own rules; nothing is sent to them before you follow a link.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else is involved',
      paragraphs: [
        'We do not sell your details or lend them to anybody. No server of ours stores what you send. To reach us it passes through companies that work on our behalf:',
      ],
      points: [
        'An e-mail service turns an appointment request into two e-mails, one to the clinic and one to you.',
        'A form service passes messages and enquiries on to our mailbox, and may keep a copy for us.',
        'Our mailbox provider holds the e-mails we receive.',
        'The company that hosts these pages sees, like any web host, the IP address and the time of each visit, and may keep them for a short while for security.',
      ],
    },
    {
      id: 'transfer-and-disclosure',
      title: 'Outside India, and when the law asks',
      paragraphs: [
        'Some of these companies may handle data on servers outside India, as the law allows unless the government restricts a country. Beyond that we disclose your details only where a law or a court requires it.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'The website is delivered over an encrypted connection, and forms are sent over one. Only staff who deal with appointments and messages can open the mailbox. Ordinary e-mail is not a sealed letter all the way, so please do not send anything by it that you would not want read. If a breach should affect your data, we will tell you and the Data Protection Board of India as the law requires.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      paragraphs: [
        `Requests and messages stay in our mailbox for as long as we need them to answer you and arrange your visit, and are deleted within ${promises.keptFor} after the last exchange. If you become a patient, what belongs to your treatment moves into your clinic record, which has to be kept longer. Copies at the services named above are deleted by us, or by them under their own terms.`,
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        `Write to ${email} or ring us, from the address or number you used, so that we can recognise you. It costs nothing, and we answer within ${promises.answeredWithin}.`,
      ],
      points: [
        'Access and correction: you may ask what we hold about you and with whom it was shared, and have it corrected or completed.',
        'Deletion: you may ask us to erase it. We do so unless a law obliges us to keep it.',
        'Opt-out: you may withdraw your consent at any time, as easily as you gave it, and we stop using your details. What was done before stays lawful.',
        'Nomination: you may name somebody to exercise these rights for you in case of death or incapacity.',
        'Complaint: tell us first, so that we can put it right. You may then turn to the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      title: 'Children under 13',
      paragraphs: [
        'The forms on this website are not meant for children under 13, and we do not knowingly collect anything from them. Indian law counts everybody under 18 as a child, so a parent or guardian should write or ring for them. If a child has sent us something, tell us and we will delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'When something changes on the website or in the law, we change this page and the date at its top. If a change matters to what you have already sent us, we will write to you before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'How to reach us',
      paragraphs: ['Questions, requests and complaints about your data are answered by the clinic:'],
      points: [name, addressText, `Phone: ${phoneText}`, `E-mail: ${email}`],
    },
  ],
} satisfies Privacy;
