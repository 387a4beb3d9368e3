import { Suspense, use, useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { urgentLink } from '#clinic/urgent-link.ts';
import { photos as words } from '#words/photos.ts';
import { ui } from '#words/ui.ts';
import { MOST_PHOTOS, PHOTO_TYPES, PHOTOS_FIELD } from '../../../../domain/forms/photos.ts';
import { pathOf } from '../../../../domain/web/screens.ts';
import { Icon, closeIcon } from '../../../ui/icons.tsx';
import { Link } from '../../../ui/link.tsx';
import type { PreparedPhoto } from './prepare-photo.ts';
import type { ChosenPhoto, Photos } from './use-photos.ts';

/** What helps, and that a picture replaces no visit, with the link to help in pain. */
function Hints({ id }: { id: string }) {
  return (
    <>
      <p id={id} className="photos-hint">
        {words.hint}
      </p>
      <p className="photos-hint">
        {words.notInstead}
        {urgentLink && (
          <>
            {' '}
            <Link to={pathOf('in-pain')} className="text-sea-deep underline underline-offset-4">
              {words.help}
            </Link>
          </>
        )}
      </p>
    </>
  );
}

/** The field of the form without scripts. */
export function PlainPhotosField() {
  return (
    <div>
      <label htmlFor="plain-photos" className="label">
        <span>{words.label}</span>
        <span className="optional"> {ui.optional}</span>
      </label>
      <Hints id="plain-photos-hint" />
      <p id="plain-photos-types" className="photos-hint">
        {words.plainHint}
      </p>
      <input
        type="file"
        id="plain-photos"
        name={PHOTOS_FIELD}
        accept={PHOTO_TYPES.join()}
        multiple
        aria-describedby="plain-photos-hint plain-photos-types"
        className="control"
      />
    </div>
  );
}

/**
 * The field of the pictures: they are chosen, dragged or pasted, shown small, and can be removed. While they
 * are sent, it says how much has been.
 */
export function PhotosField({ photos, fault, progress, add, remove }: Photos) {
  const input = useRef<HTMLInputElement>(null);
  const addFiles = useEffectEvent((files: Iterable<File>) => add(files));
  useEffect(() => {
    // Chosen before this code was loaded.
    takeFiles(input.current!, addFiles);
    function paste(event: ClipboardEvent) {
      const { files, types } = event.clipboardData!;
      // From a table or a text, programs copy a picture too.
      if (files.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      addFiles(files);
    }
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    <div
      role="group"
      aria-labelledby="booking-photos-label"
      className="photos"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
    >
      <p id="booking-photos-label" className="label">
        <span>{words.label}</span>
        <span className="optional"> {ui.optional}</span>
      </p>
      <Hints id="booking-photos-hint" />
      {photos.length > 0 && (
        <ul className="photos-list">
          {photos.map((photo, index) => (
            <li key={photo.key} className="photo">
              <Suspense fallback={<span className="spinner" role="img" aria-label={words.preparing} />}>
                <Thumbnail {...photo} name={words.picture(index + 1)} />
              </Suspense>
              <button
                type="button"
                aria-label={words.remove(index + 1)}
                disabled={progress !== null}
                onClick={() => {
                  remove(photo.key);
                  input.current!.focus();
                }}
                className="photo-remove"
              >
                <Icon drawing={closeIcon} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="photos-choice">
        <label className="button button-secondary">
          {words.choose}
          <input
            ref={input}
            type="file"
            name={PHOTOS_FIELD}
            accept="image/*"
            multiple
            aria-describedby="booking-photos-hint"
            onChange={(event) => takeFiles(event.currentTarget, add)}
            className="sr-only"
          />
        </label>
        <span className="photos-drop">{words.orDrop}</span>
      </p>
      <p role="status" className={fault && progress === null ? 'photos-status field-error' : 'photos-status'}>
        {progress === null
          ? fault
            ? words.issues[fault]
            : photos.length > 0 && words.added(photos.length, MOST_PHOTOS)
          : words.sending(Math.floor(progress * 10) * 10)}
      </p>
      {progress !== null && (
        <progress value={progress} aria-label={words.label} className="photos-progress" />
      )}
    </div>
  );
}

/** Takes the files out of the field, so that the browser sends none of them as they are. */
function takeFiles(input: HTMLInputElement, add: (files: Iterable<File>) => void) {
  const files = [...(input.files ?? [])];
  if (files.length > 0) add(files);
  input.value = '';
}

function Thumbnail({ prepared, name }: ChosenPhoto & { name: string }) {
  const photo = use(prepared);
  return photo && <canvas ref={drawer(photo)} role="img" aria-label={name} />;
}

function drawer({ thumbnail }: PreparedPhoto): ComponentProps<'canvas'>['ref'] {
  return (canvas) => {
    if (!canvas) return;
    canvas.width = thumbnail.width;
    canvas.height = thumbnail.height;
    canvas.getContext('2d')!.drawImage(thumbnail, 0, 0);
  };
}
