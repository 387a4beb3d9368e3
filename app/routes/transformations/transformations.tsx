import type { AlignerCase, PatientTransformation } from '../../content/transformation-schema.ts';
import { readTransformations } from '../../content/data-files.server.ts';
import { pictureSet } from '../../content/pictures.server.ts';
import { TransformationsAligners } from './aligners.tsx';
import { TransformationsClosing } from './closing.tsx';
import { TransformationsHero } from './hero.tsx';
import { TransformationsPatients } from './patients.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import type { Route } from './+types/transformations.ts';

export async function loader() {
  const { alignerCases, patients } = readTransformations();
  const ofKind = (kind: AlignerCase['kind']) =>
    Promise.all(alignerCases.filter((each) => each.kind === kind).map(withPictures));
  return {
    crowding: await ofKind('crowding'),
    spacing: await ofKind('spacing'),
    patients: await Promise.all(
      patients.map(async (each) => ({ ...(await withPictures(each)), patientName: each.patientName })),
    ),
  };
}

async function withPictures(transformation: AlignerCase | PatientTransformation) {
  const { id, title, treatment, duration, beforeImage, beforeAlt, afterImage, afterAlt } = transformation;
  return {
    id,
    title,
    treatment,
    duration,
    before: { set: await pictureSet(beforeImage), alt: beforeAlt },
    after: { set: await pictureSet(afterImage), alt: afterAlt },
  };
}

export function meta() {
  return pageMeta({
    title: 'Treatment Transformations',
    description:
      'Crowding and spacing treated with aligners, and six smiles before and after: the treatment each had and how long it took.',
    path: '/gallery/before-after',
  });
}

export default function Transformations({ loaderData }: Route.ComponentProps) {
  const { crowding, spacing, patients } = loaderData;
  return (
    <div className="relative">
      <LoadingPanel text="Loading transformations..." />
      <TransformationsHero />
      <TransformationsAligners crowding={crowding} spacing={spacing} />
      <TransformationsPatients patients={patients} />
      <TransformationsClosing />
    </div>
  );
}
