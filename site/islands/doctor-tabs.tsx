import type { ReactNode } from 'react';
import { page } from '#clinic/pages/doctors.ts';
import { words } from '#words/doctors.ts';
import type { PictureSet } from '../../domain/clinic/field-schemas.ts';
import { Portrait } from '../sections/portrait.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** Value for the `sizes` attribute of the portraits on the sill; the panel uses the same file. */
export const ON_SILL = '(width >= 76rem) 17rem, 9rem';

type Props = {
  doctors: { id: string; name: string; image: PictureSet | undefined }[];
  /** the panels, in the same order */
  children?: ReactNode;
};

/**
 * Tabs of the doctors, shown as portraits on one window sill; the selected doctor is in front. An address
 * ending in `#dr-asha-rao` opens that doctor's tab.
 */
export function DoctorTabs({ doctors, children }: Props) {
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
      barClassName="line-up"
      listClassName="line-up-list"
      tabClassName="line-up-tab"
      tabs={doctors.map(({ id, name, image }, index) => ({
        id,
        label: (
          <>
            <Portrait of={{ image, imageAlt: '' }} sizes={ON_SILL} eager={index === 0} />
            <span>{name}</span>
          </>
        ),
      }))}
    >
      {children}
    </Tabs>
  );
}
