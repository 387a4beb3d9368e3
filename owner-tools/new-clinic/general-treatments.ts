import { basename, join } from 'node:path';
import { SAMPLE_FOLDER } from '../../compile/clinic-folder.ts';
import { readSourceFile } from '../../compile/yaml-file.ts';
import { listClinicFiles, SAMPLE_ONLY_FILES, TREATMENTS_FOLDER } from '../clinic-files.ts';
import { isNamed, type Choice } from './find-choice.ts';

/** What owners call treatments whose id has no such word. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  'general-dentistry': ['check-up', 'check-ups', 'checkup'],
  'teeth-cleaning': ['scaling'],
  'root-canal': ['rct'],
  'crowns-bridges': ['caps'],
  'wisdom-tooth-extraction': ['wisdom tooth removal'],
  'pediatric-dentistry': ['children', 'kids', 'child dentistry', "children's dentistry"],
  dentures: ['denture', 'false teeth', 'partial denture', 'full denture'],
};

/** Treatments without a text of their own, which another treatment's name or text may seem to cover. */
const WITHOUT_TEXT = [
  {
    names: ['extraction', 'tooth extraction', 'tooth removal', 'simple extraction', 'taking out teeth'],
    says: 'there is a text about wisdom teeth alone. If you take those out, name wisdom-tooth-extraction',
  },
  {
    names: ['whitening', 'teeth whitening', 'bleaching', 'teeth bleaching'],
    says: 'there is no text of its own for it, but cosmetic-dentistry describes whitening and bonding. If you do both, name that',
  },
];

/** A treatment with general texts; `category` is the service category. */
type Treatment = Choice & { category: string };

let generalTreatments: Treatment[] | undefined;

/** The treatments that have general texts, in page order. Read once. */
export function treatments(): Treatment[] {
  generalTreatments ??= [SAMPLE_FOLDER, TREATMENTS_FOLDER]
    .flatMap((folder) => listClinicFiles(folder).map(({ file }) => ({ folder, file })))
    .filter(({ file }) => file.startsWith('services/') && !SAMPLE_ONLY_FILES.test(file))
    .map(({ folder, file }) => {
      const { data } = readSourceFile(join(folder, file));
      const { title, order, category } = data as { title: string; order: number; category: string };
      const id = basename(file, '.md');
      return { id, title, order, category, otherNames: OTHER_NAMES[id] ?? [] };
    })
    .toSorted((one, other) => one.order - other.order);
  return generalTreatments;
}

/**
 * Says what there is instead of a treatment without a text of its own.
 *
 * @param name - of one treatment, as an owner typed it
 * @returns undefined for other treatments
 */
export function insteadOf(name: string): string | undefined {
  return WITHOUT_TEXT.find(({ names }) => isNamed(names, name))?.says;
}
