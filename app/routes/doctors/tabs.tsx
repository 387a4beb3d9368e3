import { words } from '#words/doctors.ts';
import type { Doctor } from '../../../domain/content/doctors.ts';
import type { Compiled } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DoctorPanel } from './panel.tsx';

/** A tab for each doctor; the page's address with `#dr-asha-rao` opens that doctor's. */
export function DoctorTabs({ doctors }: { doctors: Compiled<Doctor>[] }) {
  return (
    <Tabs
      label={words.tabs}
      barClassName="bg-mist print:hidden"
      listClassName="page flex flex-wrap gap-1 sm:gap-4"
      tabClassName="relative flex max-w-40 min-w-min grow basis-16 flex-col items-center rounded-t-2xl pt-3 pb-3.5 text-center font-semibold text-ink -outline-offset-3 after:absolute after:inset-x-0 after:bottom-0 after:border-b-4 after:border-terracotta after:opacity-(--selected) hover:text-sea sm:basis-24"
      panelClassName="scroll-mt-24 lg:scroll-mt-30"
      tabs={doctors.map((doctor, index) => ({
        id: doctor.id,
        label: (
          <>
            <Picture
              set={doctor.image}
              alt=""
              sizes="5rem"
              className="mb-2 aspect-square w-14 arch bg-sand object-cover object-top sm:w-20"
            />
            {doctor.name.split(' ')[1]}
          </>
        ),
        panel: <DoctorPanel doctor={doctor} first={index === 0} />,
      }))}
    />
  );
}
