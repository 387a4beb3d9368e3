import { TransformationCard, type Transformation } from './card.tsx';

type Props = { crowding: Transformation[]; spacing: Transformation[] };

/** Cases treated with aligners, by what was wrong. */
export function TransformationsAligners({ crowding, spacing }: Props) {
  const kinds = [
    { id: 'crowding', title: 'Crowding', text: 'Too little room: teeth overlap or turn.', cases: crowding },
    { id: 'spacing', title: 'Spacing', text: 'Too much room: gaps between the teeth.', cases: spacing },
  ];
  return (
    <section aria-labelledby="aligners" className="bg-white py-12 lg:py-20">
      <div className="page">
        <h2 id="aligners" className="text-section">
          Aligner cases
        </h2>
        <div className="mt-8 grid gap-14">
          {kinds.map(({ id, title, text, cases }) => (
            <section key={id} aria-labelledby={id}>
              <h3 id={id} className="text-card text-terracotta-deep">
                {title}
              </h3>
              <p className="mt-1">{text}</p>
              <ul className="mt-5 grid gap-x-8 gap-y-10 lg:grid-cols-2">
                {cases.map((each) => (
                  <li key={each.id}>
                    <TransformationCard {...each} headingLevel={4} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
