import { clinic } from '../../../clinic/clinic.ts';
import type { International } from '../../content/international-schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PictureSet } from '../../../domain/content/fields.ts';
import { Picture } from '../../ui/picture.tsx';
import { EnquiryLink } from './enquiry-link.tsx';

type Props = Pick<International, 'introduction' | 'imageAlt' | 'claims'> & { picture: PictureSet };

/** The international page's first screen, with the figures it promises (spec 9). */
export function InternationalHero({ introduction, imageAlt, claims, picture }: Props) {
  const figures = [
    { label: 'Savings up to', figure: `${claims.savingsPercent}%` },
    { label: 'Quote within', figure: `${claims.quoteHours} hours` },
    { label: 'Coordinator contact within', figure: `${claims.coordinatorHours} hours` },
    { label: 'Hotel discount', figure: `${claims.hotelDiscountPercent}%` },
    { label: 'Support', figure: claims.support },
  ];
  return (
    <section className="bg-mist pt-(--header-height)">
      <div className="page grid items-center gap-x-16 gap-y-10 py-8 lg:grid-cols-[1.15fr_1fr] lg:py-14">
        <div>
          <p className="font-semibold text-terracotta-deep">International patients</p>
          <h1 className="mt-2 text-hero">Global Smiles</h1>
          <p className="prose-width mt-4 text-lead">{introduction}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <EnquiryLink>Get Your Quote</EnquiryLink>
            <ButtonLink look="secondary" to="/contact">
              <Icon name="whatsapp" /> WhatsApp Us
            </ButtonLink>
          </div>
        </div>
        <figure>
          <Picture
            set={picture}
            alt={imageAlt}
            sizes="(width >= 80rem) 33rem, (width >= 64rem) 42vw, 100vw"
            eager
            className="arch aspect-[6/5] w-full object-cover lg:aspect-square"
          />
          {clinic.picturesAreIllustrations && (
            <figcaption className="mt-1.5 text-center text-sm text-ink-soft">Illustration</figcaption>
          )}
        </figure>
      </div>
      <div className="border-t border-mist-deep bg-white">
        <dl className="page grid grid-cols-2 gap-x-6 gap-y-5 py-7 sm:grid-cols-3 lg:grid-cols-5">
          {figures.map(({ label, figure }) => (
            <div key={label} className="flex flex-col justify-end">
              <dt className="leading-snug">{label}</dt>
              <dd className="font-display text-section leading-tight text-sea-deep">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
