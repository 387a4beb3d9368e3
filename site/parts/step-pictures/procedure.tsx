import { words } from '#words/service.ts';
import { hasStepPictures, type Service } from '../../../domain/clinic/service.ts';
import { StepPictures } from './step-pictures.tsx';

type Steps = Service['procedures'];

/** The steps of a treatment: pictures with their sentences (procedure.css), or a numbered list. */
export function Procedure({ steps }: { steps: Steps }) {
  if (!hasStepPictures(steps)) return <StepList steps={steps} />;
  return (
    <section
      aria-labelledby="procedure"
      className="bg-plaster-deep py-5 md:mt-2 md:py-10 wide:mt-8 wide:py-section print:bg-transparent print:py-2"
    >
      <div className="page">
        <h2 id="procedure" className="mb-3 text-answer md:mb-4 wide:mb-8">
          {words.procedure}
        </h2>
        <StepPictures steps={steps} className="step-stage" sizes="(width >= 64rem) 40rem, 100vw" />
      </div>
    </section>
  );
}

function StepList({ steps }: { steps: Steps }) {
  return (
    <section aria-labelledby="procedure" className="service-question">
      <h2 id="procedure">{words.procedure}</h2>
      <ol className="grid gap-x-10 gap-y-3 wide:gap-y-6 [counter-reset:step] md:grid-cols-2">
        {steps.map(({ step }) => (
          <li
            key={step}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 leading-normal wide:grid-cols-[2.6rem_minmax(0,1fr)] wide:gap-x-3 [counter-increment:step] before:font-display before:text-[2.4rem] before:leading-none before:text-terracotta before:lining-figures before:content-[counter(step)]"
          >
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
