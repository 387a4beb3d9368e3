import type { ReactNode } from 'react';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/home.ts';
import { words } from '#words/home.ts';
import { shared } from '#words/shared.ts';
import { pathOf } from '../../../domain/web/screens.ts';
import { ReviewsLink } from './reviews-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, starIcon } from '../../ui/icons.tsx';

const { title, reviews } = page.testimonials;

/** @param children - island with the testimonials */
export function Testimonials({ children }: { children: ReactNode }) {
  return (
    <section className="bg-plaster py-section">
      <div className="page">
        <div className="patients @container relative">
          <div className="wide:flex wide:items-baseline wide:justify-between">
            <h2 id="testimonials-heading" className="max-w-[7em] text-section md:max-w-none">
              {title}
            </h2>
            {reviews && (
              <p className="mt-2 flex items-center gap-2 font-semibold text-terracotta-deep">
                <Icon drawing={starIcon} className="text-terracotta" />{' '}
                {words.figure(facts.claims[reviews.claim]!)} {reviews.label}
              </p>
            )}
          </div>
          <div className="patients-words scroll-in mt-4 md:mt-6 wide:mt-14">{children}</div>
          <ReviewsLink />
          <ButtonLink
            to={pathOf('booknow')}
            look="secondary"
            className="max-md:hidden md:absolute md:end-0 md:bottom-0"
          >
            {shared.bookAppointment}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
