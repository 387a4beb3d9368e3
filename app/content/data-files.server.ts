import { about } from '../../clinic/about.ts';
import { awards } from '../../clinic/awards.ts';
import { clinic } from '../../clinic/clinic.ts';
import { doctors, homeDoctors } from '../../clinic/doctors.ts';
import { everyService, international as internationalFaqs, serviceList } from '../../clinic/faqs.ts';
import {
  beforeAfterPictures,
  clinicPictures,
  patientPictures,
  treatmentPictures,
} from '../../clinic/gallery.ts';
import { international } from '../../clinic/international.ts';
import { privacy } from '../../clinic/privacy.ts';
import { serviceGroups } from '../../clinic/service-groups.ts';
import { team } from '../../clinic/team.ts';
import { home, international as internationalTestimonials } from '../../clinic/testimonials.ts';
import { timeline } from '../../clinic/timeline.ts';
import { alignerCases, patients } from '../../clinic/transformations.ts';
import { AboutSchema, type About } from './about-schema.ts';
import { AwardsSchema, type Award } from './award-schema.ts';
import { checkEach, checkFile, ConfigurationError, mistake } from './configuration-error.ts';
import { DoctorsSchema, type Doctors } from './doctor-schema.ts';
import { FaqsSchema, type Faqs } from './faq-schema.ts';
import { GallerySchema, type Gallery } from './gallery-schema.ts';
import { InternationalSchema, type International } from './international-schema.ts';
import { PrivacySchema, type Privacy } from './privacy-schema.ts';
import { ServiceGroupsSchema, type ServiceGroup } from './service-group-schema.ts';
import type { Service } from './service.ts';
import { TeamSchema, type TeamMember } from './team-schema.ts';
import { TestimonialsSchema, type Testimonials } from './testimonial-schema.ts';
import { TimelineSchema, type Milestone } from './timeline-schema.ts';
import { TransformationsSchema, type Transformations } from './transformation-schema.ts';

// The data files of clinic/, each checked as it is read. All readers throw a ConfigurationError that names every mistake
// in the file. Their `data` is the file's own content; tests give them broken copies of it.

/** The doctors of /doctors and those of the home page; the lead doctor is in both (decisions 4). */
export function readDoctors(data: unknown = { doctors, homeDoctors }): Doctors {
  const file = 'clinic/doctors.ts';
  const checked = checkFile(file, DoctorsSchema, data);
  checkEach(['doctors', 'homeDoctors'] as const, (list) => {
    const { id, name } = clinic.leadDoctor;
    if (checked[list].some((doctor) => doctor.id === id && doctor.name === name)) return;
    const shouldBe = `a list that has the leadDoctor of clinic/clinic.ts: ${id}, ${name}`;
    throw new ConfigurationError(mistake(file, list, checked[list], shouldBe));
  });
  return checked;
}

/** The names of all doctors by their ids; articles name their author by id. */
export function readDoctorNames(): Map<string, string> {
  const { doctors, homeDoctors } = readDoctors();
  return new Map([...doctors, ...homeDoctors].map(({ id, name }) => [id, name]));
}

export function readTeam(data: unknown = team): TeamMember[] {
  return checkFile('clinic/team.ts', TeamSchema, data);
}

export function readTestimonials(
  data: unknown = { home, international: internationalTestimonials },
): Testimonials {
  return checkFile('clinic/testimonials.ts', TestimonialsSchema, data);
}

export function readGallery(
  data: unknown = { clinicPictures, treatmentPictures, beforeAfterPictures, patientPictures },
): Gallery {
  return checkFile('clinic/gallery.ts', GallerySchema, data);
}

export function readTransformations(data: unknown = { alignerCases, patients }): Transformations {
  return checkFile('clinic/transformations.ts', TransformationsSchema, data);
}

export function readTimeline(data: unknown = timeline): Milestone[] {
  return checkFile('clinic/timeline.ts', TimelineSchema, data);
}

export function readFaqs(
  data: unknown = { serviceList, everyService, international: internationalFaqs },
): Faqs {
  return checkFile('clinic/faqs.ts', FaqsSchema, data);
}

/**
 * The cards of the home page, their services looked up.
 *
 * @throws {ConfigurationError} also when a card names a service that does not exist
 */
export function readServiceGroups(services: Service[], data: unknown = serviceGroups): ServiceGroup[] {
  const file = 'clinic/service-groups.ts';
  const groups = checkFile(file, ServiceGroupsSchema, data);
  const titles = new Map(services.map(({ id, title }) => [id, title]));
  return checkEach([...groups.entries()], ([index, group]) => ({
    ...group,
    items: checkEach([...group.items.entries()], ([item, id]) => {
      const title = titles.get(id);
      if (title) return { id, title };
      const shouldBe = `the name of a file in clinic/services without .md: ${[...titles.keys()].join(', ')}`;
      throw new ConfigurationError(mistake(file, `${index}.items.${item}`, id, shouldBe));
    }),
  }));
}

export function readInternational(data: unknown = international): International {
  return checkFile('clinic/international.ts', InternationalSchema, data);
}

export function readAbout(data: unknown = about): About {
  return checkFile('clinic/about.ts', AboutSchema, data);
}

export function readAwards(data: unknown = awards): Award[] {
  return checkFile('clinic/awards.ts', AwardsSchema, data);
}

export function readPrivacy(data: unknown = privacy): Privacy {
  return checkFile('clinic/privacy.ts', PrivacySchema, data);
}
