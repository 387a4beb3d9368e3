import type { ReactNode } from 'react';
import { page } from '#clinic/pages/doctors.ts';
import { words } from '#words/doctors.ts';
import type { PictureSet } from '../../../domain/clinic/picture-set.ts';
import { Portrait } from '../person/portrait.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** Value for the `sizes` attribute of the portraits on the sill; the panel uses the same file. */
export const ON_SILL = '(width >= 76rem) 17rem, 9rem';

type Person = { id: string; name: string; role: string; image: PictureSet | undefined };

type Props = {
  doctors: Person[];
  /** doctors without a tab, who are introduced below the panels */
  others: Person[];
  /** the panels, in the same order */
  children?: ReactNode;
};

/** More people than this do not fit beside the heading. */
const BESIDE_HEADING = 6;

/**
 * Tabs of the doctors, shown as portraits on one window sill; the selected doctor is in front. Each
 * has the specialty below the name, outside the tab. An address ending in `#dr-asha-rao` opens that doctor's
 * tab. The other doctors stand on the same sill, as links.
 */
export function DoctorTabs({ doctors, others, children }: Props) {
  const isLong = doctors.length + others.length > BESIDE_HEADING;
  return (
    <Tabs
      label={words.tabs}
      head={
        <>
          <div className="line-up-head pt-5 pb-7 wide:self-center wide:pt-8 wide:pb-26">
            <h1 className="text-title">{page.heading}</h1>
            <p className="mt-4 max-w-[30em] text-lead text-ink">{page.intro}</p>
          </div>
          <div className="line-up-sill sill" />
        </>
      }
      barClassName={`line-up ${isLong ? 'line-up-long' : ''}`}
      listClassName="line-up-list"
      tabClassName="line-up-tab"
      tabs={doctors.map((doctor, index) => ({
        id: doctor.id,
        label: <OnSill {...doctor} eager={index === 0} />,
        note: <span className="line-up-role">{doctor.role}</span>,
      }))}
      beside={others.map((doctor) => (
        <a key={doctor.id} href={`#${doctor.id}`} className="line-up-other print:hidden">
          <OnSill {...doctor} /> <span className="line-up-role">{doctor.role}</span>
        </a>
      ))}
    >
      {children}
    </Tabs>
  );
}

function OnSill({ name, image, eager }: Pick<Person, 'name' | 'image'> & { eager?: boolean }) {
  return (
    <>
      <Portrait of={{ image, imageAlt: '' }} sizes={ON_SILL} {...(eager && { eager })} />
      <span className="line-up-name">{name}</span>
    </>
  );
}
