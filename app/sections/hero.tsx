import { clinic } from '../../clinic/clinic.ts';
import picture from '../../clinic/images/hero.webp';
import { phoneHref, phoneText } from '../content/clinic-facts.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Counter } from '../ui/counter.tsx';
import { Icon } from '../ui/icon.tsx';

const { address, claims, founded } = clinic;

const COUNTERS = [
  { target: claims.yearsOfExperience, label: 'Years Experience' },
  { target: claims.happyPatients, label: 'Happy Patients' },
  { target: claims.invisalignSmiles, label: 'Invisalign Smiles Transformed' },
];

/** The home page's first screen. */
export function Hero() {
  return (
    <section className="overflow-hidden bg-mist pt-(--header-height)">
      <div className="page grid items-center gap-x-12 gap-y-10 pt-8 pb-14 lg:grid-cols-[1fr_1.05fr] lg:pt-12 lg:pb-20">
        <div>
          <p className="font-semibold text-terracotta-deep">
            Dental care in {address.locality}, {address.city}, since {founded}
          </p>
          <h1 className="mt-3 text-hero">Healthy teeth, without the worry</h1>
          <p className="mt-5 max-w-136 text-lead">
            From a child’s first visit at three to implants and aligners: one team that takes its time, and
            explains each step before it begins.
          </p>
          <div className="mt-8 flex flex-wrap gap-x-2 gap-y-3">
            <ButtonLink to="/booknow" className="min-h-14 px-8 text-lg">
              Book Appointment
            </ButtonLink>
            <ButtonAnchor look="quiet" href={phoneHref} className="min-h-14 max-sm:px-0">
              <Icon name="phone" /> {phoneText}
            </ButtonAnchor>
          </div>
        </div>
        <img
          src={picture}
          width={1800}
          height={1200}
          fetchPriority="high"
          alt="Illustration: a dentist’s chair before an arched window that looks over the bay to the sea bridge"
          className="mx-auto aspect-square w-full max-w-xl rounded-[50%_50%_1.5rem_1.5rem/50%_50%_1.5rem_1.5rem] object-cover object-[20%_50%] lg:row-span-2"
        />
        <dl className="grid grid-cols-3 gap-4 self-start border-t border-sea-light pt-6">
          {COUNTERS.map(({ target, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="leading-snug">{label}</dt>
              <dd className="font-display text-[clamp(1.75rem,1.2rem+1.8vw,2.75rem)] leading-none font-medium text-sea-deep">
                <Counter target={target} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
