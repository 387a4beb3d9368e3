import { TransformationCard, type Transformation } from './card.tsx';

export function TransformationsPatients({ patients }: { patients: Transformation[] }) {
  return (
    <section aria-labelledby="patients" className="bg-sand/45 py-12 lg:py-20">
      <div className="page">
        <h2 id="patients" className="text-section">
          Patient transformations
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-2">
          {patients.map((each) => (
            <li key={each.id}>
              <TransformationCard {...each} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
