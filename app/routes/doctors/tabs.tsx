import type { Doctor } from '../../content/doctor-schema.ts';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DoctorPanel } from './panel.tsx';

export type DoctorProfile = Omit<Doctor, 'image'> & { picture: PictureSet };

/** A tab for each doctor; /doctors#dr-kabir-sethna opens that doctor's. */
export function DoctorTabs({ doctors }: { doctors: DoctorProfile[] }) {
  return (
    <Tabs
      label="Doctors"
      barClassName="bg-mist print:hidden"
      listClassName="page flex gap-1 sm:gap-4"
      tabClassName="relative flex min-w-0 grow basis-0 flex-col items-center rounded-t-2xl pt-3 pb-3.5 text-center font-semibold text-ink -outline-offset-3 after:absolute after:inset-x-0 after:bottom-0 after:border-b-4 after:border-terracotta after:opacity-(--selected) hover:text-sea sm:max-w-40"
      panelClassName="scroll-mt-24 lg:scroll-mt-30"
      tabs={doctors.map((doctor, index) => ({
        id: doctor.id,
        label: (
          <>
            <Picture
              set={doctor.picture}
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
