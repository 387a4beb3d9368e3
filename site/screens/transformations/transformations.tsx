import { page as texts } from '#clinic/pages/transformations.ts';
import { words } from '#words/transformations.ts';
import { pathOf } from '../../../domain/screens.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { AlignerCases } from './aligner-cases.tsx';
import { TransformationsHero } from './hero.tsx';
import type { Comparisons, TransformationsPage } from './page.ts';
import { Patients } from './patients.tsx';

type Props = { page: TransformationsPage } & Comparisons;

export function Transformations({ page: { kinds, patients }, ...comparisons }: Props) {
  return (
    <div className="relative">
      <LoadingPanel text={words.loading} />
      <TransformationsHero />
      {kinds.length > 0 && <AlignerCases kinds={kinds} comparisons={comparisons} />}
      <div className="py-section">
        <Patients patients={patients} comparisons={comparisons}>
          <section aria-labelledby="closing" className="print:hidden">
            <h2 id="closing" className="text-section">
              {texts.closing.title}
            </h2>
            <p className="mt-4 prose-width text-lead">{texts.closing.text}</p>
            <ButtonLink to={pathOf('booknow')} className="mt-6">
              {texts.closing.action}
            </ButtonLink>
          </section>
        </Patients>
      </div>
    </div>
  );
}
