import type { PatientPhoto } from '../../../domain/content/gallery.ts';
import { IllustrationNote } from '../../sections/illustration-note.tsx';
import { Portrait } from '../../sections/portrait.tsx';

/** Patients with a sentence about their treatment, near and far by turns. */
export function GalleryPatients({ patients }: { patients: PatientPhoto[] }) {
  return (
    <>
      <ul className="grid gap-x-gap gap-y-8 wide:grid-cols-12 wide:gap-y-14">
        {patients.map(({ title, description, ...picture }, index) => {
          const isNear = index % 4 === 0 || index % 4 === 3;
          return (
            <li
              key={title}
              className={`flex flex-wrap items-center gap-5 sm:gap-8 ${isNear ? 'wide:col-span-7' : 'wide:col-span-5'}`}
            >
              <Portrait
                shape="disc"
                of={picture}
                sizes="(width >= 76rem) 17rem, 9rem"
                className={`max-w-[45%] shrink-0 ${isNear ? 'w-36 sm:w-44 wide:w-68' : 'w-26 sm:w-32 wide:w-44'}`}
              />
              <div className="min-w-32 flex-1">
                <h3 className="text-card">{title}</h3>
                <p className="mt-2 max-w-[26em]">{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <IllustrationNote of="page" className="mt-8" />
    </>
  );
}
