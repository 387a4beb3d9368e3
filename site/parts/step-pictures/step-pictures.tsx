import type { Service } from '../../../domain/clinic/service.ts';
import { Picture } from '../../ui/picture.tsx';

type Props = {
  /** each with a picture (`hasStepPictures`) */
  steps: Service['procedures'];
  /** `step-stage` or `step-strip` (parts/step-pictures/procedure.css) */
  className: string;
  /** value for the `sizes` attribute of each picture */
  sizes: string;
  label?: string;
};

/** The steps of a treatment as pictures with their sentences. */
export function StepPictures({ steps, className, sizes, label }: Props) {
  return (
    <ol aria-label={label} className={`step-pictures ${className}`}>
      {steps.map(({ step, ...picture }) => (
        <li key={step}>
          <figure>
            <Picture of={picture} sizes={sizes} />
            <figcaption>
              <p>{step}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
