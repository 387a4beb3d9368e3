import type { ReactNode } from 'react';
import { page } from '#clinic/pages/doctors.ts';
import { words } from '#words/doctors.ts';
import { doctors } from '#clinic/doctors.server.ts';
import { site } from '#clinic/site.ts';
import { hasScreen, pathOf } from '../../../domain/web/screens.ts';
import { otherDoctors } from '../../content/doctors.server.ts';
import { ClosingSection } from '../../parts/closing-section/closing-section.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { OtherDoctors } from '../../parts/doctor/other-doctors.tsx';
import { pageHead } from '../../seo/head.ts';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { DoctorPanel } from '../../parts/doctor/doctor-profile.tsx';
import { saysWhoTreats, WhoTreats } from '../../parts/doctor/who-treats.tsx';

export const head = pageHead(pathOf('doctors'), { title: page.heading, description: page.description });

/** Data of the tabs. */
export const tabs = doctors.map(({ id, name, title, image }) => ({
  id,
  name: words.tab(name),
  role: title,
  image,
}));

/** The doctors on the sill who have no tab. */
export const others = otherDoctors.map(({ id, name, specialty, image }) => ({
  id,
  name: words.tab(name),
  role: specialty,
  image,
}));

/** @param tabs - island with the tabs of the doctors */
export function Doctors({ tabs }: { tabs?: ReactNode }) {
  return (
    <>
      {tabs}
      {otherDoctors.length > 0 && <OtherDoctors />}
      {saysWhoTreats && <WhoTreats />}
      <ClosingSection {...page.closing}>
        <ButtonLink to={pathOf('book-appointment')}>{page.closing.action}</ButtonLink>
        {otherDoctors.length === 0 && hasScreen('team', site) && (
          <ButtonLink look="quiet" to={pathOf('team')}>
            {words.wholeTeam}
          </ButtonLink>
        )}
      </ClosingSection>
    </>
  );
}

/** The panels of the doctor tabs. */
export function DoctorPanels() {
  return doctors.map((doctor, at) => (
    <TabPanel
      key={doctor.id}
      id={doctor.id}
      className="scroll-mt-60 md:scroll-mt-80 wide:scroll-mt-104 noscript:scroll-mt-8"
    >
      <DoctorPanel doctor={doctor} isFirst={at === 0} />
    </TabPanel>
  ));
}
