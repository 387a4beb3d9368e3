import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { picturePaths, pictureSet, placeholderPicture, readPicture } from '../app/content/pictures.server.ts';
import { encodedFiles, encodePicture, PICTURE_CACHE } from './encode-pictures.ts';

/** Serves /pictures/… while developing: each file is encoded when it is first asked for. */
export function picturesInDevelopment(): Plugin {
  return {
    name: 'pictures-in-development',
    configureServer({ middlewares, config }) {
      middlewares.use('/pictures', (request, response) => {
        const name = request.url!.slice(1);
        encodedOnRequest(name).then(
          (encoded) => {
            if (!encoded) {
              response.writeHead(404).end();
              return;
            }
            response.setHeader('Content-Type', name.endsWith('.avif') ? 'image/avif' : 'image/webp');
            response.setHeader('Cache-Control', 'max-age=31536000, immutable');
            response.end(encoded);
          },
          (error: Error) => {
            config.logger.error(error.message);
            response.statusCode = 500;
            response.end(error.message);
          },
        );
      });
    },
  };
}

async function encodedOnRequest(name: string): Promise<Buffer | null> {
  const picture = await sourceOf(name);
  const file = picture && encodedFiles(picture.set).find((each) => each.name === name);
  if (!file) return null;
  await encodePicture(picture, [file], PICTURE_CACHE);
  return readFile(join(PICTURE_CACHE, file.name));
}

async function sourceOf(name: string) {
  const withoutHash = name.replace(/-[0-9a-f]{8}-\d+\.\w+$/, '');
  for (const path of picturePaths()) {
    if (path.replace(/\.\w+$/, '') !== withoutHash) continue;
    const { stem } = await pictureSet(path);
    if (`/pictures/${name}`.startsWith(`${stem}-`)) return readPicture(path);
  }
  return placeholderPicture();
}
