import { clinic } from '../../clinic/clinic.ts';
import { ClinicSchema } from './clinic-schema.ts';
import { checkFile } from './configuration-error.ts';

// Import this before any other file of clinic/. They build their texts from clinic.ts, and would break on a field that
// it lacks before anybody could tell its owner which one.
checkFile('clinic/clinic.ts', ClinicSchema, clinic);
