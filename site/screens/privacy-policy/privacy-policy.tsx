import { page } from '#clinic/pages/privacy-policy.ts';
import { dates } from '#words/dates.ts';
import { words } from '#words/privacy-policy.ts';
import { PageHero } from '../../sections/page-hero.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { PrivacyText } from './text.tsx';

export function PrivacyPolicy() {
  const date = <time dateTime={page.updated}>{dates.date(page.updated)}</time>;
  return (
    <>
      <PageHero heading={words.title} intro={<Sentence parts={words.updated({ date })} />} />
      <PrivacyText />
    </>
  );
}
