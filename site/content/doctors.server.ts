import { doctors, homeDoctors } from '#clinic/doctors.server.ts';
import { facts } from '#clinic/facts.ts';
import type { PictureSet } from '../../domain/content/fields.ts';
import { doctorPath, isThere } from '../../domain/screens.ts';

/** A doctor as a service or an article names one. */
export type NamedDoctor = {
  name: string;
  role: string;
  bio: string | undefined;
  image: PictureSet | undefined;
  /** where they are introduced; none on a site without that page */
  path: string | undefined;
};

/** @param id - of a doctor on either list: that there is one was checked when the clinic was compiled */
export function namedDoctor(id: string): NamedDoctor {
  const path = isThere('doctors', facts) ? doctorPath(id) : undefined;
  const short = homeDoctors.find((each) => each.id === id);
  if (short) return { name: short.name, role: short.specialty, bio: short.bio, image: short.image, path };
  const { name, title, about, image } = doctors.find((each) => each.id === id)!;
  return { name, role: title, bio: about[0], image, path };
}
