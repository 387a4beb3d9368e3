import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import type { Service } from '../../domain/content/service.ts';

/** What a page says of the last check of its text, with the name of who checked it. */
export type Review = NonNullable<Service['reviewed']>;

export function doctorName(id: string): string {
  return [...doctors, ...homeDoctors].find((doctor) => doctor.id === id)!.name;
}

/** None where nobody has checked the text yet. */
export function reviewOf({ reviewed }: Pick<Service, 'reviewed'>): Review | undefined {
  return reviewed && { ...reviewed, by: doctorName(reviewed.by) };
}
