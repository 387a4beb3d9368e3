import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/doctors.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

/** What the doctors' page shows. */
export function doctorsPage() {
  return {
    head: pageHead({ title: page.heading, description: page.description, path: pathOf('doctors') }),
    doctors,
    others: homeDoctors.filter(({ id }) => doctors.every((doctor) => doctor.id !== id)),
    answerHours: facts.promises.answerHours,
    /** what the tabs show */
    tabs: doctors.map(({ id, name, image }) => ({ id, name: name.split(' ')[1] ?? name, image })),
  };
}
