import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { checkFile, mistake } from '../compile/validate.ts';
import { checkEach, runCommand } from '../compile/mistakes.ts';
import { clinicFolder } from '../compile/clinic-folder.ts';
import { schemaOf } from '../compile/schema-lookup.ts';
import { withVersion, mergeTranslation, versionOf } from '../compile/merge-translations.ts';
import { valueAt } from '../compile/schema-walk.ts';
import { readSourceFile } from '../compile/yaml-file.ts';

// Stores in a translated file which version of the original it translates. Reports the texts that are still
// untranslated.
//   npm run translated clinic/hi/doctors.yaml clinic/hi/services/*.md

function stamp(path: string): void {
  const folder = clinicFolder();
  const file = relative(folder, path).split(sep).slice(1).join('/');
  const schema = schemaOf(file);
  const original = `${folder}/${file}`;
  if (!schema || !existsSync(original)) {
    throw new ConfigurationError(
      `${path}: it translates nothing; it should be a file such as ${folder}/hi/doctors.yaml, beside a ${folder}/doctors.yaml.`,
    );
  }
  const source = readSourceFile(original);
  checkFile(source, schema);
  const whole = mergeTranslation(source, schema, readSourceFile(path));
  checkFile(whole, schema);
  checkEach(whole.translated!.missing, (steps) => {
    const text = steps.length > 0 ? valueAt(source.data, steps) : source.body;
    const place = steps.length > 0 ? source : { ...source, lineOf: () => source.bodyLine };
    throw new ConfigurationError(mistake(place, steps, text, `translated in ${path}`));
  });
  writeFileSync(path, withVersion(readFileSync(path, 'utf8'), versionOf(source, schema)));
  console.log(`${path}: complete, and noted as a translation of ${original} as it is now.`);
}

await runCommand(() => {
  if (process.argv.length < 3) throw new ConfigurationError('npm run translated clinic/hi/doctors.yaml …');
  checkEach(process.argv.slice(2), stamp);
});
