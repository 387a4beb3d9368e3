import { page } from '#clinic/pages/doctors.ts';
import { words } from '#words/doctors.ts';
import type { Doctor } from '../../../domain/content/doctors.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { Portrait } from '../../sections/portrait.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DoctorPanel } from './panel.tsx';

const SIZES = '(width >= 76rem) 17rem, 9rem';

/**
 * The doctors stand on one sill, and who is chosen stands before the others: a tab for each. The page's address with
 * `#dr-asha-rao` opens that doctor's.
 */
export function DoctorTabs({ doctors, answerHours }: { doctors: Compiled<Doctor>[]; answerHours: number }) {
  return (
    <Tabs
      label={words.tabs}
      head={
        <>
          <div className="line-up-head">
            <h1 className="text-title">{page.heading}</h1>
            <p className="mt-4 max-w-[30em] text-lead text-ink">{page.intro}</p>
          </div>
          <div className="line-up-sill sill" />
        </>
      }
      barClassName="line-up"
      listClassName="line-up-list"
      tabClassName="line-up-tab"
      panelClassName="scroll-mt-60 md:scroll-mt-80 wide:scroll-mt-104 noscript:scroll-mt-8"
      tabs={doctors.map((doctor, index) => ({
        id: doctor.id,
        label: (
          <>
            <Portrait set={doctor.image} alt="" sizes={SIZES} eager={index === 0} />
            <span>{doctor.name.split(' ')[1]}</span>
          </>
        ),
        panel: <DoctorPanel doctor={doctor} sizes={SIZES} answerHours={answerHours} />,
      }))}
    />
  );
}
