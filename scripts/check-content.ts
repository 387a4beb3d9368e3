import { existsSync } from 'node:fs';
import { ConfigurationError } from '../app/content/configuration-error.ts';
import { mailServicesFrom } from './mail-services.ts';

// The first step of a build: what an owner edits is checked before anything is made of it, and a mistake is told in
// their words, without a stack trace.
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  mailServicesFrom(process.env);
  const { checkContent } = await import('../app/content/check.server.ts');
  checkContent();
} catch (error) {
  if (error instanceof ConfigurationError)
    console.error(`\nThe site can't be built yet:\n\n${error.message}\n`);
  // A file of clinic/ that is no TypeScript any more: a quote or a comma too few.
  else if (error instanceof SyntaxError)
    console.error(`\nThe site can't be built yet:\n\n${whereItBroke(error)}\n`);
  else throw error;
  process.exit(1);
}

function whereItBroke(error: SyntaxError): string {
  const place = /(?<=\/)clinic\/[\w-]+\.ts(:\d+)?/.exec(error.stack ?? '')?.[0] ?? 'a file in clinic/';
  return `${place} can't be read: ${error.message.split('\n')[0]}. Often a quote, a comma or a bracket is missing.`;
}
