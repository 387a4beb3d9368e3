import type { Compiled } from '../../../domain/content/fields.ts';
import type { PatientPhoto } from '../../../domain/content/gallery.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Portrait } from '../../sections/portrait.tsx';

/** Patients with a sentence about their treatment. */
export function GalleryPatients({ patients }: { patients: Compiled<PatientPhoto>[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {patients.map(({ title, image, imageAlt, description }) => (
        <li key={title} className="grid grid-cols-[7.5rem_1fr] gap-5 sm:grid-cols-[10rem_1fr] sm:gap-7">
          <div>
            <Portrait shape="disc" set={image} alt={imageAlt} sizes="(width >= 40rem) 10rem, 7.5rem" />
            <IllustrationNote className="mt-1.5 text-center" />
          </div>
          <div className="mt-5 border-t-2 border-sea-light pt-4">
            <h3 className="text-card">{title}</h3>
            <p className="mt-2">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
