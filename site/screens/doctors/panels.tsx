import { ON_SILL } from '../../islands/doctor-tabs.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import type { doctorsPage } from './page.ts';
import { DoctorPanel } from './panel.tsx';

/** What belongs to each doctor's tab. */
export function DoctorPanels({ page: { doctors, answerHours } }: { page: ReturnType<typeof doctorsPage> }) {
  return doctors.map((doctor) => (
    <TabPanel
      key={doctor.id}
      id={doctor.id}
      className="scroll-mt-60 md:scroll-mt-80 wide:scroll-mt-104 noscript:scroll-mt-8"
    >
      <DoctorPanel doctor={doctor} sizes={ON_SILL} answerHours={answerHours} />
    </TabPanel>
  ));
}
