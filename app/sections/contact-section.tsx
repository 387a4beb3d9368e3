import { Suspense, type ReactNode } from 'react';
import { site } from '#clinic/site.ts';
import { page } from '#clinic/pages/contact.ts';
import { words } from '#words/contact-section.ts';
import { addressLines, directionsHref, emailHref, phoneHref } from '../../domain/contact.ts';
import { onceStirred } from '../ui/late.ts';
import { LateUrgentHelp } from './late-urgent-help.ts';
import { Linked } from './linked.tsx';
import { OfficeHours } from './office-hours.tsx';

export const loadContactForm = () => import('../contact/contact-form.tsx');
const ContactForm = onceStirred(loadContactForm);
const ClinicMap = onceStirred(() => import('./clinic-map.tsx'));

/**
 * How to reach the clinic: help in an emergency, message form, site, hours and map. At home the help lies over the edge to
 * the section before; on a wide screen the form lies over the map.
 *
 * @param asPage - it is the whole of its page: it starts under the header and its heading is the page's
 */
export function ContactSection({ asPage = false }: { asPage?: boolean }) {
  const Heading = asPage ? 'h1' : 'h2';
  const help = (
    <Suspense>
      <LateUrgentHelp
        folds={asPage ? undefined : 'untilOpen'}
