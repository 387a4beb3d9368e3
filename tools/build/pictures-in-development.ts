import { clinicFolder } from '../../compile/clinic-folder.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { encodedFiles, encodePicture, namedPictures, PICTURE_CACHE } from '../../compile/encode-pictures.ts';

/** Serves /pictures/… while developing: each file is encoded when it is first asked for. */
export function picturesInDevelopment(): Plugin {
  return {
    name: 'pictures-in-development',
    configureServer({ middlewares }) {
      middlewares.use('/pictures', (request, response, next) => {
        const name = request.url!.slice(1);
        encodedOnRequest(name).then((encoded) => {
          if (!encoded) return void response.writeHead(404).end();
          response.setHeader('Content-Type', getMimeType(name)!);
          response.setHeader('Cache-Control', 'max-age=31536000, immutable');
          response.end(encoded);
        }, next);
      });
    },
  };
}

async function encodedOnRequest(name: string): Promise<Buffer | null> {
  for (const [file, set] of Object.entries(namedPictures())) {
    const asked = encodedFiles(set).find((each) => each.name === name);
    if (!asked) continue;
    await encodePicture(join(clinicFolder(), 'images', file), [asked], set.width, PICTURE_CACHE);
    return readFile(join(PICTURE_CACHE, name));
  }
  return null;
}
