import { ConfigurationError } from '../domain/configuration-error.ts';
import { encodePictures } from './encode-pictures.ts';
import { stopForMistakes } from './mistakes.ts';

// A step of a build: encodes the pictures that the compiled clinic names. The last step puts them into the site. A mistake
// is told in the owner's words, without a stack trace.
try {
  const { names, made } = await encodePictures();
  console.log(`Pictures: ${names.length} files, ${made} of them made now.`);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  stopForMistakes("The site can't be built yet", error.message);
}
