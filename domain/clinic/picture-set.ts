import type * as v from 'valibot';

/** A picture for pages: a photograph in several widths and formats, or an unchanged drawing. */
export type PictureSet = Photograph | Drawing;

/** Returns the address of a picture. That of a photograph has no width and no format. */
export function pictureAddress(set: PictureSet): string {
  return 'src' in set ? set.src : set.stem;
}

export type Photograph = {
  /** the path without width and extension, such as `/pictures/services/invisalign-1a2b3c4d` */
  stem: string;
  /** the largest width in pixels */
  width: number;
  height: number;
  /** all widths in pixels, ascending */
  widths: number[];
};

export type Drawing = {
  /** the path of its file, such as `/pictures/gallery/implant-1a2b3c4d.svg` */
  src: string;
  /** the width of its viewBox; only the ratio of width to height matters */
  width: number;
  height: number;
};

/** The type of content after compilation, in which each picture's file name is replaced with the picture. */
export type Compiled<T> =
  T extends v.Brand<'Picture'>
    ? PictureSet
    : T extends readonly (infer Item)[]
      ? Compiled<Item>[]
      : T extends object
        ? { [K in keyof T]: Compiled<T[K]> }
        : T;
