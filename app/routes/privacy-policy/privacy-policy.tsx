import { page } from '#clinic/pages/privacy-policy.ts';
import { dates } from '#words/dates.ts';
import { words } from '#words/privacy-policy.ts';
import { pathOf } from '../../pages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { PrivacyText } from './text.tsx';

export function meta() {
  return pageMeta({ title: words.title, description: page.description, path: pathOf('privacy') });
}

export default function PrivacyPolicy() {
  const date = <time dateTime={page.updated}>{dates.date(page.updated)}</time>;
  return (
    <>
      <section className="bg-mist pt-(--header-height)">
        <div className="page pt-10 pb-12 lg:pt-16 lg:pb-16">
          <h1 className="text-title">{words.title}</h1>
          <p className="mt-4 text-lead text-ink-soft">
            <Sentence parts={words.updated({ date })} />
          </p>
        </div>
      </section>
      <PrivacyText />
    </>
  );
}
