import type { ReactNode } from 'react';
import { page as texts } from '#clinic/pages/doctors.ts';
import { pathOf } from '../../../domain/screens.ts';
import { Closing } from '../../sections/closing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { OtherDoctors } from './others.tsx';
import type { doctorsPage } from './page.ts';

type Props = {
  page: ReturnType<typeof doctorsPage>;
  /** an island: the doctors under their tabs */
  tabs?: ReactNode;
};

export function Doctors({ page: { others }, tabs }: Props) {
  return (
    <>
      {tabs}
      {others.length > 0 && <OtherDoctors doctors={others} />}
      <Closing
        ground="sand"
        title={texts.closing.title}
        actions={<ButtonLink to={pathOf('book-appointment')}>{texts.closing.action}</ButtonLink>}
      >
        {texts.closing.text}
      </Closing>
    </>
  );
}
