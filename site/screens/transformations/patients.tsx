import type { ReactNode } from 'react';
import { words } from '#words/transformations.ts';
import { PICTURE_GRID, gridCellAt } from '../../sections/picture-grid.ts';
import { Sentence } from '../../ui/sentence.tsx';
import type { Comparisons, TransformationsPage } from './page.ts';

type Props = {
  patients: TransformationsPage['patients'];
  comparisons: Comparisons;
  /** takes the place beside a picture that is left over, or a row of its own */
  children: ReactNode;
};

/** What was done for patients and how long it took, and what to do next. */
export function Patients({ patients, comparisons, children }: Props) {
  const closing =
    patients.length % 2 === 1
      ? 'max-md:mt-section md:col-span-6 wide:col-span-5'
      : 'mt-section md:col-span-full';
  return (
    <div className={`page ${PICTURE_GRID}`}>
      {patients.length > 0 && (
        <h2 id="patients" className="-mb-4 text-section md:col-span-full wide:-mb-10">
          {words.patients}
        </h2>
      )}
      {patients.map(({ id, slot, title, treatment, duration, patientName }, index) => (
        <article key={id} className={gridCellAt(index, patients.length)}>
          {comparisons[slot]}
          <h3 className="mt-4 text-card">
            {patientName ? <Sentence parts={words.heading({ patient }, patientName, title)} /> : title}
          </h3>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-ink-soft">{words.treatment}</dt>
            <dd className="font-semibold">{treatment}</dd>
            <dt className="text-ink-soft">{words.duration}</dt>
            <dd className="font-semibold">{duration}</dd>
          </dl>
        </article>
      ))}
      <div className={`self-center ${closing}`}>{children}</div>
    </div>
  );
}

function patient(text: string) {
  return <span className="text-terracotta-deep">{text}</span>;
}
