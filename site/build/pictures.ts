import { clinicFolder } from '../../compile/clinic-folder.ts';
import { copyFileSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import {
  encodedFiles,
  encodePicture,
  encodePictures,
  namedPictures,
  PICTURE_CACHE,
} from '../../compile/encode-pictures.ts';

/** A Vite plugin that serves `/pictures/…` in development. It encodes each file at its first request. */
export function picturesInDevelopment(): Plugin {
  return {
    name: 'pictures-in-development',
    configureServer({ middlewares }) {
      middlewares.use('/pictures', (request, response, next) => {
        const name = request.url!.slice(1);
        encodeOnRequest(name).then((encoded) => {
          if (!encoded) return void response.writeHead(404).end();
          response.setHeader('Content-Type', getMimeType(name)!);
          response.setHeader('Cache-Control', 'max-age=31536000, immutable');
          response.end(encoded);
        }, next);
      });
    },
  };
}

/** @returns null if there is no picture of this name */
async function encodeOnRequest(name: string): Promise<Buffer | null> {
  for (const [file, set] of Object.entries(namedPictures())) {
    const requested = encodedFiles(set).find((encoded) => encoded.name === name);
    if (!requested) continue;
    await encodePicture(join(clinicFolder(), 'images', file), [requested], set.width, PICTURE_CACHE);
    return readFile(join(PICTURE_CACHE, name));
  }
  return null;
}

/**
 * Copies the encoded pictures into a built site, and encodes those that are not in the cache yet
 * (`node_modules/.cache/pictures`).
 *
 * @param site - folder of the built site
 */
export async function copyPictures(site: string): Promise<void> {
  for (const name of (await encodePictures()).names) {
    const target = join(site, 'pictures', name);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(PICTURE_CACHE, name), target);
  }
}
