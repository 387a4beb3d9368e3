import { existsSync } from 'node:fs';
import { ConfigurationError } from '../domain/configuration-error.ts';
import { asAnnotations } from './compile/check.ts';
import { compileClinic } from './compile/compile.ts';
import { mailServicesFrom } from './mail-services.ts';

// The first step of every command: what an owner edits is checked before anything is made of it, and a mistake is told in
// their words, without a stack trace.
//   node scripts/compile-clinic.ts            what is on the site today
//   node scripts/compile-clinic.ts --preview  for development: also drafts, and what is to come or has ended
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  mailServicesFrom(process.env);
  const advice = await compileClinic('clinic', '.compiled', { preview: process.argv.includes('--preview') });
  if (advice.length > 0) console.warn(`\n${advice.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(`\nThe site can't be built yet:\n\n${error.message}\n`);
  // Beside the line of the file, where GitHub shows the commit.
  if (process.env.GITHUB_ACTIONS) console.log(asAnnotations(error.message));
  process.exit(1);
}
