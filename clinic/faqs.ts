import { hoursText, phoneText } from '../app/content/clinic-facts.ts';
import type { Faq } from '../app/content/faq.ts';
import { clinic } from './clinic.ts';
import { claims } from './international.ts';

/**
 * Questions and answers: `serviceList` stands on the list of services, `everyService` below each service's own
 * questions, `international` on the page for patients from abroad. Phone, hours and figures come from clinic.ts and
 * international.ts.
 */
const { locality } = clinic.address;
const hours = hoursText.map(({ days, times }) => `${days} ${times}`).join(', ');

export const serviceList = [
  {
    question: 'Which dental services do you offer?',
    answer:
      'Check-ups and cleanings, fillings, root canal treatment, crowns and bridges, braces and clear aligners, veneers and whitening, implants, wisdom tooth removal, full mouth rehabilitation and care for children from the age of three. Where a hospital is needed, as in jaw surgery, we work with its team.',
  },
  {
    question: 'How often should I see a dentist?',
    answer:
      'Every six months suits most adults and children. With gum disease, diabetes or active decay it may be every three or four, and after years without trouble sometimes less often. The dentist suggests an interval once we have seen your mouth.',
  },
  {
    question: 'Do you accept dental insurance?',
    answer:
      'Yes, we accept most major plans that cover dental treatment, and help with the papers. Many policies in India leave out routine dentistry, so bring yours along and we will look together. Where there is no cover we offer flexible payment options, agreed before treatment starts.',
  },
  {
    question: 'What should I do in a dental emergency?',
    answer: `Ring ${phoneText} and describe what has happened. During opening hours (${hours}) we keep times free for pain, broken teeth and swelling. Go straight to a hospital if you have trouble breathing or swallowing, a swelling that spreads towards the eye or the neck, or bleeding that does not stop under pressure.`,
  },
] satisfies Faq[];

export const everyService = [
  {
    question: `Who is the best dentist in ${locality}?`,
    answer: `We would rather not say that of ourselves, and the dental council does not allow it either. Look for a registered dentist with training in what you need, who examines before advising, names alternatives and gives costs in writing. At ${clinic.name}, ${clinic.leadDoctor.name} and her colleagues will gladly be measured by that.`,
  },
  {
    question: `Can I get Invisalign in ${locality}?`,
    answer: `Yes, we are an Invisalign provider. A scan and an examination show whether aligners suit your teeth, and you see the planned movement before deciding. Treatment averages six months here: mild cases may take less, while larger movements need a year or more.`,
  },
  {
    question: `Do you offer teeth whitening in ${locality}?`,
    answer:
      'Yes, in one visit at the clinic or with trays at home over about two weeks. Teeth and gums are checked first, since decay and sore gums have to be treated before. Fillings, crowns and veneers keep their colour, and some sensitivity for a few days is common.',
  },
] satisfies Faq[];

export const international = [
  {
    question: 'How much can I save?',
    answer: `Up to ${claims.savingsPercent}% against private fees in many countries, more on implants and crowns than on small repairs. Add flights and the hotel to the sum before deciding. Your written quote lists each item, so that you can compare it with one from home.`,
  },
  {
    question: 'How do I get a treatment plan and a quote?',
    answer: `Send the form on this page. A coordinator contacts you within ${claims.coordinatorHours} hours and asks for photographs and recent X-rays; the quote follows within ${claims.quoteHours} hours of receiving them. It is an estimate until we have examined you, and no treatment begins before you agree to the final plan.`,
  },
  {
    question: 'How long do I need to stay?',
    answer:
      'About two weeks for crowns and bridges, two to three for veneers. Implants need two journeys: a week for the surgery, then another one to two weeks for the crowns, some three to six months later. A full mouth rehabilitation takes several months and is divided into two or more stays.',
  },
  {
    question: 'Do you help with travel and hotels?',
    answer: `Yes. We arrange airport transfers, write the letter for a medical visa and book partner hotels at a ${claims.hotelDiscountPercent}% discount. Flights you book yourself, after the plan is agreed. Please choose a ticket that can be changed, in case healing takes longer.`,
  },
  {
    question: 'What if something goes wrong once I am home?',
    answer: `Write to your coordinator first. Many worries can be settled by photographs and a video call, and we speak with your dentist if you wish. When work of ours needs repair, we agree with you in writing who does it and who pays for it. During your stay, support is available ${claims.support}.`,
  },
  {
    question: 'Which languages do you speak, and how can I pay?',
    answer:
      'All doctors speak English and Hindi; for other languages we arrange an interpreter. You can pay by card or bank transfer, stage by stage as treatment goes on. We ask for no payment before you have been examined, except the cost of anything made for you in advance and agreed in writing.',
  },
] satisfies Faq[];
