import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import { language } from '#words/language.ts';
import { doctorSchedule } from '#words/doctor-schedule.ts';
import { joinList } from '../../domain/clinic/list-separator.ts';
import { homeDoctorOf, type Doctor } from '../../domain/clinic/doctors.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { doctorPath, hasScreen } from '../../domain/web/screens.ts';
import { dayRuns } from '../../domain/clinic/weekly-hours.ts';

/** Those of the home page who have no panel on the doctors' page. */
export const otherDoctors = homeDoctors.filter(({ id }) => doctors.every((doctor) => doctor.id !== id));

/** What a doctor does here, when, and in which languages. */
type Practice = Pick<Doctor, 'treats' | 'days' | 'languages'>;

/** A doctor who stands in both lists need say it in one. */
export function practiceOf(id: string): Practice {
  const entries: Practice[] = [...doctors, ...homeDoctors].filter((each) => each.id === id);
  const said = <Field extends keyof Practice>(field: Field): Practice[Field] =>
    entries.find((each) => each[field].length > 0)?.[field] ?? [];
  return { treats: said('treats'), days: said('days'), languages: said('languages') };
}

/** Who does a service, by their ids: whom it names, then who names it. */
export function doctorsOf({ id, doctor }: Pick<Service, 'id' | 'doctor'>): string[] {
  const all = facts.doctors.map((each) => each.id).filter((each) => practiceOf(each).treats.includes(id));
  return [...new Set(doctor ? [doctor, ...all] : all)];
}

/** A doctor's days and languages in words, those that are known. */
export function practiceFacts(id: string): { title: string; value: string }[] {
  const { days, languages } = practiceOf(id);
  const names = new Intl.DisplayNames(language.tag, { type: 'language' });
  return [
    { title: doctorSchedule.days, value: doctorSchedule.on(dayRuns(days)) },
    { title: doctorSchedule.languages, value: joinList(languages.map((code) => names.of(code)!)) },
  ].filter(({ value }) => value);
}

/**
 * A doctor as a service or an article names one.
 *
 * @param id - of a doctor on either list: that there is one was checked when the clinic was compiled
 * @returns `path` is where they are introduced; none on a site without that page
 */
export function doctorSummary(id: string) {
  const path = hasScreen('doctors', facts) ? doctorPath(id) : undefined;
  const { days } = practiceOf(id);
  const card = homeDoctors.find((each) => each.id === id);
  const { name, specialty, bio, image } = card ?? homeDoctorOf(doctors.find((each) => each.id === id)!);
  return { days, name, role: specialty, bio, image, path };
}
