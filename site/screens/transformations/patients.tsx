import type { ReactNode } from 'react';
import { patients } from '#clinic/transformations.server.ts';
import { words } from '#words/transformations.ts';
import { PICTURE_GRID } from '../../sections/picture-grid.ts';
import { Sentence } from '../../ui/sentence.tsx';

type Props = { picturesOf: (patient: (typeof patients)[number]) => ReactNode };

/** Treatments of patients and how long they took; renders nothing if there are none. */
export function Patients({ picturesOf }: Props) {
  if (patients.length === 0) return null;
  return (
    <section aria-labelledby="patients" className={`page py-section ${PICTURE_GRID}`}>
      <h2 id="patients" className="-mb-4 text-section md:col-span-full wide:-mb-6">
        {words.patients}
      </h2>
      {patients.map((each) => (
        <article key={each.id}>
          {picturesOf(each)}
          <h3 className="mt-4 text-card">{headingOf(each)}</h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-ink-soft">{words.treatment}</dt>
            <dd className="font-semibold">{each.treatment}</dd>
            <dt className="text-ink-soft">{words.duration}</dt>
            <dd className="font-semibold">{each.duration}</dd>
          </dl>
        </article>
      ))}
    </section>
  );
}

function headingOf({ patientName, title }: (typeof patients)[number]) {
  return patientName ? <Sentence parts={words.heading({ patient }, patientName, title)} /> : title;
}

function patient(text: string) {
  return <span className="text-terracotta-deep">{text}</span>;
}
