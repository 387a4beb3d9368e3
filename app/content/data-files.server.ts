import { clinic } from '../../clinic/clinic.ts';
import { doctors, homeDoctors } from '../../clinic/doctors.ts';
import { checkEach, checkFile, ConfigurationError, mistake } from './configuration-error.ts';
import { DoctorsSchema, type Doctors } from './doctor-schema.ts';

// The data files of clinic/, each checked as it is read. `data` is for tests: the file's own content is the default.
// All of them throw a ConfigurationError that names every mistake in the file.

/** The doctors of /doctors and those of the home page; the lead doctor is in both (decisions 4). */
export function readDoctors(data: unknown = { doctors, homeDoctors }): Doctors {
  const checked = checkFile('clinic/doctors.ts', DoctorsSchema, data);
  checkEach(['doctors', 'homeDoctors'] as const, (list) => {
    const { id, name } = clinic.leadDoctor;
    if (checked[list].some((doctor) => doctor.id === id && doctor.name === name)) return;
    throw new ConfigurationError(
      mistake(
        'clinic/clinic.ts',
        'leadDoctor',
        clinic.leadDoctor,
        `a doctor in ${list} of clinic/doctors.ts`,
      ),
    );
  });
  return checked;
}

/** The names of all doctors by their ids; articles name their author by id. */
export function readDoctorNames(): Map<string, string> {
  const { doctors, homeDoctors } = readDoctors();
  return new Map([...doctors, ...homeDoctors].map(({ id, name }) => [id, name]));
}
