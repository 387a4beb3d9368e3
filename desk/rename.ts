import { parseArgs } from 'node:util';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { clinicFolder } from '../compile/clinic-folder.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { isAgreed, part } from './remove.ts';
import { carryOutRenaming, planRenaming } from './removal/renaming.ts';

// Gives a service or an article another name, in its address, its files and all that names it:
//   npm run rename service braces fixed-braces            also article
//   npm run rename -- service braces fixed-braces --yes   without asking

async function rename(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: 'boolean', default: false },
      folder: { type: 'string', default: clinicFolder() },
    },
  });
  const [kind, id, to] = positionals;
  if ((kind !== 'service' && kind !== 'article') || !id || !to) {
    throw new ConfigurationError(
      'npm run rename service|article NAME NEW-NAME, such as service braces fixed-braces',
    );
  }
  const { folder } = values;
  readClinic(folder);
  const renaming = planRenaming(folder, { kind, id }, to);
  const { files, uses, links, formerly } = renaming;
  console.log(
    [
      ...part(
        'Is called otherwise:',
        files.map(({ path, renamed }) => `${path} → ${renamed}`),
      ),
      ...part(
        'Names it anew:',
        [...uses, ...links].map(({ place }) => place),
      ),
      ...part('These addresses lead to the new one from then on:', formerly),
    ].join('\n'),
  );
  if (!values.yes && !(await isAgreed('Rename it?'))) return console.log('Nothing was renamed.');
  carryOutRenaming(folder, renaming);
  console.log('Done. npm run build says whether all is well.');
}

rename().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? `\n${error.message}\n` : error);
  process.exit(1);
});
