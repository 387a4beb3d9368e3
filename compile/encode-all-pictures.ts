import { encodePictures } from './encode-pictures.ts';
import { runCommand } from './mistakes.ts';

// A step of a build: encodes the pictures that the compiled clinic names. The last step puts them into the site.
await runCommand(async () => {
  const { names, made } = await encodePictures();
  console.log(`Pictures: ${names.length} files, ${made} of them made now.`);
}, "The site can't be built yet");
