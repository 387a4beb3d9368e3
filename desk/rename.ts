import { ConfigurationError } from '../domain/configuration-error.ts';
import { runCommand } from '../compile/mistakes.ts';
import { readClinic } from '../compile/read-clinic.ts';
import { commandLine, doIfAgreed } from './removal/agreed.ts';
import { planRenaming } from './removal/renaming.ts';

// Gives a service or an article another name, in its address, its files and all that names it:
//   npm run rename service braces fixed-braces            also article
//   npm run rename -- service braces fixed-braces --yes   without asking

async function rename(): Promise<void> {
  const { names, yes, folder } = commandLine();
  const [kind, id, to] = names;
  if ((kind !== 'service' && kind !== 'article') || !id || !to) {
    throw new ConfigurationError(
      'npm run rename service|article NAME NEW-NAME, such as service braces fixed-braces',
    );
  }
  readClinic(folder);
  const { files, places, formerly, carryOut } = planRenaming(folder, { kind, id }, to);
  const parts = {
    'Is called otherwise:': files.map(({ path, renamed }) => `${path} → ${renamed}`),
    'Names it anew:': places,
    'These addresses lead to the new one from then on:': formerly,
  };
  await doIfAgreed(parts, yes || 'Rename it?', carryOut);
}

await runCommand(rename);
