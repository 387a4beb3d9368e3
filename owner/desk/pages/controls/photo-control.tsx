import { useState } from 'react';
import type { ControlProps } from '../fields/field.ts';
import { Icon } from '../icons.tsx';
import { useDesk } from '../use-desk.ts';

/** A photograph, dropped or chosen. The server removes its place and keeps it. */
export function Photo({ path }: ControlProps) {
  const desk = useDesk();
  const [shown, setShown] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const file = desk.valueAt(path);

  async function send(photo: File | undefined) {
    if (!photo) return;
    setFault(null);
    try {
      await desk.sendPhoto(path, photo);
      setShown(URL.createObjectURL(photo));
    } catch (error) {
      console.error(error);
      setFault(
        error instanceof TypeError
          ? 'The desk does not answer. Try again in a moment.'
          : String((error as Error).message),
      );
    }
  }

  return (
    <div
      className="row wrap drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void send(event.dataTransfer.files[0]);
      }}
    >
      {shown ? <img src={shown} alt="" /> : <Icon name="camera" />}
      <span className="row wrap">
        <label className="button">
          {file ? 'Another photograph' : 'Choose a photograph'}
          <input
            className="hidden"
            type="file"
            accept="image/*,.heic,.heif"
            onChange={({ target }) => void send(target.files?.[0])}
          />
        </label>
        <small>{file ? `Kept as ${String(file)}` : 'Or drop one here. HEIC is fine.'}</small>
        <span role="alert">{fault}</span>
      </span>
      {Boolean(file) && (
        <button
          type="button"
          className="link"
          onClick={() => {
            setShown(null);
            desk.change([{ path, value: null }]);
          }}
        >
          Remove the photograph
        </button>
      )}
    </div>
  );
}
