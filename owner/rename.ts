import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { confirmAndApply } from './removal/confirm-and-apply.ts';
import { planRenaming } from './removal/plan-renaming.ts';

// Renames a service or an article: its address, its files and all references to it.
//   npm run rename service braces fixed-braces            also article
//   npm run rename -- service braces fixed-braces --yes   without asking

await confirmAndApply((folder, [kind, id, to]) => {
  if ((kind !== 'service' && kind !== 'article') || !id || !to) {
    throw new ConfigurationError(
      'npm run rename service|article NAME NEW-NAME, such as service braces fixed-braces',
    );
  }
  const { files, places, formerly, carryOut } = planRenaming(folder, { kind, id }, to);
  const parts = {
    'Is called otherwise:': files.map(({ path, renamed }) => `${path} → ${renamed}`),
    'Names it anew:': places,
    'These addresses lead to the new one from then on:': formerly,
  };
  return { parts, question: 'Rename it?', carryOut };
});
