import { existsSync } from 'node:fs';
import { clinicFolder } from './clinic-folder.ts';
import { compileClinic } from './compile.ts';
import { mailServicesFrom } from './mail-services.ts';
import { runCommand } from './mistakes.ts';

// The first step of every command: what an owner edits is checked before anything is made of it, and a mistake is told in
// their words, without a stack trace.
//   node compile/compile-clinic.ts            what is on the site today
//   node compile/compile-clinic.ts --preview  for development: also drafts, and what is to come or has ended
await runCommand(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  mailServicesFrom(process.env);
  const advice = await compileClinic(clinicFolder(), '.compiled', {
    preview: process.argv.includes('--preview'),
  });
  if (advice.length > 0) console.warn(`\n${advice.join('\n')}\n`);
}, "The site can't be built yet");
