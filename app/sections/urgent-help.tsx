import { Link, useLocation } from 'react-router';
import { site } from '#clinic/site.ts';
import { urgent } from '#clinic/urgent.ts';
import { urgentWords } from '#words/urgent.ts';
import { phoneHref } from '../../domain/contact.ts';
import { articlePath, pathOf } from '../pages.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useClinicNow } from './use-clinic-now.ts';

type Props = {
  /** what is urgent on this page and where to go with it, in place of the general sentences */
  text?: string;
  /** the id of the heading under which it stands, in place of its own */
  labelledBy?: string;
  className?: string;
};

/**
 * Help for somebody in pain: whom to call, what cannot wait for a dentist and, while the clinic is closed, what to do
 * until it opens. Which of it stands is decided before the page is painted; without scripts, and on paper, all of it does.
 */
export function UrgentHelp({ text, labelledBy, className = '' }: Props) {
  const { pathname } = useLocation();
  if (!urgent) return null;
  const articles = urgent.articles
    .map(({ article, label }) => ({ to: articlePath(article), label }))
    // A page is rendered at build under its address with a slash behind it.
    .filter(({ to }) => to !== pathname.replace(/\/$/, ''));
  return (
    <section
      id="emergency"
      aria-labelledby={labelledBy ?? 'emergency-heading'}
      className={`@container bg-sea-deep p-5 text-mist shadow-sheet md:p-8 print:p-0 ${className}`}
    >
      <div className="grid items-center gap-x-12 gap-y-4 @5xl:grid-cols-[1fr_auto] @5xl:px-2">
        <div className="grid max-w-[46rem] gap-3">
          {!labelledBy && (
            <h2 id="emergency-heading" className="text-card text-white">
              {urgent.heading}
            </h2>
          )}
          <p className={text ? '' : 'closed:hidden'}>{text ?? urgent.open}</p>
          {!text && (
            <p className="relative ps-8">
              <Icon name="hospital" className="absolute start-0 top-0.5 text-lamp" />
              {urgent.hospital}
            </p>
          )}
          <div className="hidden closed:block noscript:block print:block">
            <p className="font-semibold text-white">
              <WhenOpen />
            </p>
            <p>{urgent.closed}</p>
          </div>
          {articles.length > 0 && (
            <ul className="grid gap-x-8 gap-y-1 @2xl:flex">
              {articles.map(({ to, label }) => (
                <li key={to} className="group">
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-white underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-white closed:group-first:rounded-full closed:group-first:bg-lamp closed:group-first:px-6 closed:group-first:text-ink closed:group-first:no-underline"
                  >
                    <Icon name="first-aid" /> {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ButtonAnchor
          look="onDark"
          href={phoneHref(site.phone)}
          className="closed:border-2 closed:border-sea-light closed:bg-transparent closed:text-white closed:hover:bg-sea"
        >
          <Icon name="phone" /> {urgentWords.callNow(site.phone)}
        </ButtonAnchor>
      </div>
    </section>
  );
}

/** The way to that help on a page's first screen, while the clinic is closed. */
export function LampLink({ className = '' }: { className?: string }) {
  if (!urgent) return null;
  const [first] = urgent.articles;
  return (
    <Link
      to={first ? articlePath(first.article) : `${pathOf('contact')}#emergency`}
      className={`hidden items-center gap-4 bg-lamp px-5 py-3.5 text-ink shadow-[0_0_0_8px_rgb(255_217_138/0.16),0_0_0_18px_rgb(255_217_138/0.08)] closed:flex noscript:flex print:hidden ${className}`}
    >
      <span className="grow leading-snug">
        <strong className="block font-display text-[1.3rem] leading-tight font-medium text-night">
          {urgent.lamp.title}
        </strong>
        <WhenOpen />
        <span className="block text-balance">{urgent.lamp.text}</span>
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}

/** When the clinic opens, on a line of its own whose place is kept until the page's code tells it. */
function WhenOpen() {
  const now = useClinicNow();
  return (
    <span className="block max-[22rem]:min-h-[2lh]">
      <span className="closed:hidden">{urgentWords.whenClosed}</span>
      <span className="hidden closed:inline">{now?.opensNext ?? urgentWords.closed}</span>
    </span>
  );
}
