import { useRef, useState } from 'react';
import { MOST_PHOTOS, type PhotoFault } from '../../../../domain/forms/photos.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A chosen picture. */
export type ChosenPhoto = {
  key: number;
  /** null if the browser cannot read it */
  prepared: Promise<PreparedPhoto | null>;
};

export type Photos = ReturnType<typeof usePhotos>;

/**
 * Holds the pictures that a visitor adds to a request. They are only in memory, and gone with the page.
 *
 * @returns the pictures, in order; why the last file was not added; the share that has been sent while the
 *   request is sent, else null; and what changes them
 */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const nextKey = useRef(0);

  function remove(key: number) {
    setPhotos((current) => current.filter((photo) => photo.key !== key));
  }

  function add(files: Iterable<File>) {
    const added = Array.from(files, (file) => ({ key: nextKey.current++, prepared: prepare(file) }));
    const room = MOST_PHOTOS - photos.length;
    setFault(added.length > room ? 'too-many' : null);
    setPhotos([...photos, ...added.slice(0, room)]);
    for (const { key, prepared } of added.slice(0, room)) {
      void prepared.then((photo) => {
        if (photo) return;
        remove(key);
        setFault('other-type');
      });
    }
  }

  return {
    photos,
    fault,
    progress,
    setProgress,
    add,
    remove(key: number) {
      remove(key);
      setFault(null);
    },
    clear() {
      setPhotos([]);
      setFault(null);
    },
  };
}

/** Loads the code only with the first picture. Builds without pictures leave it out. */
async function prepare(file: File): Promise<PreparedPhoto | null> {
  if (!__HAS_PHOTOS__) return null;
  const { preparePhoto } = await import('./prepare-photo.ts');
  return preparePhoto(file).catch(() => null);
}

/** Returns the files of all pictures, once they are prepared. */
export async function filesOf({ photos }: Pick<Photos, 'photos'>): Promise<Blob[]> {
  const prepared = await Promise.all(photos.map((photo) => photo.prepared));
  return prepared.flatMap((photo) => (photo ? [photo.file] : []));
}
