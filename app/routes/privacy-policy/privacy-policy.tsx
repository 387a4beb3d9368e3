import { clinic } from '../../../clinic/clinic.ts';
import { readPrivacy } from '../../content/data-files.server.ts';
import { PrivacyText } from './text.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/privacy-policy.ts';

export function loader() {
  const { updated, sections } = readPrivacy();
  const updatedText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${updated}T00:00:00Z`),
  );
  return { updated, updatedText, sections };
}

export function meta() {
  return pageMeta({
    title: 'Privacy Policy',
    description: `What ${clinic.name} in ${clinic.address.locality}, ${clinic.address.city} learns about you through this website, what happens to it, and what you can ask of us.`,
    path: '/privacy-policy',
  });
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { updated, updatedText, sections } = loaderData;
  return (
    <>
      <section className="bg-mist pt-(--header-height)">
        <div className="page pt-10 pb-12 lg:pt-16 lg:pb-16">
          <h1 className="text-title">Privacy Policy</h1>
          <p className="mt-4 text-lead text-ink-soft">
            Last changed on <time dateTime={updated}>{updatedText}</time>
          </p>
        </div>
      </section>
      <PrivacyText sections={sections} />
    </>
  );
}
