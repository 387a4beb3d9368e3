import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import { language } from '#words/language.ts';
import { doctorSchedule } from '#words/doctor-schedule.ts';
import { hours } from '#words/hours.ts';
import { joinList } from '../../domain/text/list-separator.ts';
import type { DoctorHours } from '../../domain/clinic/doctor-hours.ts';
import { homeDoctorOf, type Doctor } from '../../domain/clinic/doctors.ts';
import type { Service } from '../../domain/clinic/service.ts';
import { doctorPath, hasScreen } from '../../domain/web/screens.ts';
import { dayRuns, WEEKDAYS } from '../../domain/time/weekly-hours.ts';

/** The doctors of the home page who have no panel on the doctors page. */
export const otherDoctors = homeDoctors.filter(({ id }) => doctors.every((doctor) => doctor.id !== id));

/** Which services a doctor offers, on which weekdays and in which languages. */
type Practice = Pick<Doctor, 'treats' | 'days' | 'hours' | 'languages'>;

/**
 * Returns what is known about a doctor's practice. A doctor may be in the list of the doctors page and in
 * that of the home page. Each field is taken from the first entry that has it.
 */
export function practiceOf(id: string): Practice {
  const entries: Practice[] = [...doctors, ...homeDoctors].filter((each) => each.id === id);
  const hours = entries.find((entry) => entry.hours)?.hours;
  const firstOf = <Field extends 'treats' | 'days' | 'languages'>(field: Field): Practice[Field] =>
    entries.find((entry) => entry[field].length > 0)?.[field] ?? [];
  return {
    treats: firstOf('treats'),
    days: firstOf('days'),
    ...(hours && { hours }),
    languages: firstOf('languages'),
  };
}

/**
 * Returns the ids of a service's doctors: the one that the service names, then those that name the service.
 */
export function doctorsOf({ id, doctor }: Pick<Service, 'id' | 'doctor'>): string[] {
  const all = facts.doctors.map((each) => each.id).filter((each) => practiceOf(each).treats.includes(id));
  return [...new Set(doctor ? [doctor, ...all] : all)];
}

/**
 * Returns a doctor's days in words, such as 'Monday to Friday; Saturday 9 AM-1 PM'. Days with equal hours are
 * grouped, and groups are ordered by their first day.
 */
export function daysText({ days, hours: byDay = {} }: DoctorHours): string {
  const own = WEEKDAYS.filter((day) => days.includes(day));
  const groups = Map.groupBy(own, (day) => JSON.stringify(byDay[day] ?? []));
  return doctorSchedule.groups(
    Array.from(groups.values(), (group) => {
      const on = doctorSchedule.on(dayRuns(group));
      const periods = byDay[group[0]!] ?? [];
      return periods.length > 0 ? `${on} ${hours.line({ days: group, periods }).times}` : on;
    }),
  );
}

/** Returns a doctor's weekdays and languages as facts with titles. Unknown facts are left out. */
export function practiceFacts(id: string): { title: string; value: string }[] {
  const practice = practiceOf(id);
  const { languages } = practice;
  const names = new Intl.DisplayNames(language.tag, { type: 'language' });
  return [
    { title: doctorSchedule.days, value: daysText(practice) },
    { title: doctorSchedule.languages, value: joinList(languages.map((code) => names.of(code)!)) },
  ].filter(({ value }) => value);
}

/**
 * Returns what a service or an article shows about a doctor.
 *
 * @param id - the id of a doctor in either list; the compiler has checked that it exists
 * @returns `path` leads to the doctor on the doctors page, and is undefined if the site has no such page
 */
export function doctorSummary(id: string) {
  const path = hasScreen('doctors', facts) ? doctorPath(id) : undefined;
  const days = daysText(practiceOf(id));
  const card = homeDoctors.find((each) => each.id === id);
  const { name, specialty, bio, image } = card ?? homeDoctorOf(doctors.find((each) => each.id === id)!);
  return { days, name, role: specialty, bio, image, path };
}
