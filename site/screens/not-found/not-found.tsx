import type { ReactNode } from 'react';
import { words } from '#words/not-found.ts';
import { words as service } from '#words/service.ts';
import { facts } from '#clinic/facts.ts';
import { page } from '#clinic/pages/sitemap.ts';
import { words as article } from '#words/article.ts';
import { isDrawnView } from '../../../domain/clinic/view.ts';
import { hasScreen, pathOf, screensOf, type ScreenId } from '../../../domain/web/screens.ts';
import { ONLY_DOCTOR } from '../../frame/navigation.ts';
import { CallLink } from '../../parts/contact/contact-links.tsx';
import { InPain } from '../../parts/urgent-help/in-pain.tsx';
import { Emblem, HAS_EMBLEM } from '../../parts/window/emblem.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, arrowLeftIcon } from '../../ui/icons.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { languages } from '#clinic/languages.ts';
import type { NotFoundPageData } from './not-found-page.ts';
import { pageHead, pageTitle } from '../../seo/head.ts';
import { LANGUAGE, PREFIX } from '../../site-language.ts';

type OfferedPage = ScreenId & keyof typeof words.pages;

const offered = screensOf(facts).filter((id): id is OfferedPage => id in words.pages);

/** An address without a page that shows the page for somebody in pain, too. */
const urgentPath = hasScreen('in-pain', facts) ? page.links.find(({ urgent }) => urgent)?.path : undefined;

/** What its script decides by. */
const addresses: NotFoundPageData = {
  prefix: PREFIX,
  declared: page.links.map(({ path, nearest, urgent }) => ({ path, nearest, urgent })),
  offered: offered.map(pathOf),
  services: facts.parts.services ? pathOf('services') : null,
  landings: facts.landings,
  blog: facts.parts.blog ? pathOf('blog') : null,
  articleTitle: pageTitle(article.notFound.title),
  englishOnly: languages.find(({ code }) => code === LANGUAGE)?.englishOnlyPaths ?? [],
};

export const head = pageHead(pathOf('home'), {
  title: words.title,
  description: words.description,
  hidden: true,
});

/**
 * Content of the 404 page. Hidden parts for some addresses are shown by screens/not-found/not-found-page.ts.
 */
export function NotFound() {
  return (
    <>
      {urgentPath && (
        <template data-view="urgent">
          <View urgent={urgentPath} />
        </template>
      )}
      {facts.parts.services && (
        <template data-view="service">
          <div className="relative min-h-[80vh]">
            <LoadingPanel text={service.loading} isPermanent />
            {/* Seen should the way to the list of all not open. */}
            <NothingHere {...service.notFound}>
              <div className="mt-8 flex flex-wrap justify-center gap-3">
                <ButtonLink to={pathOf('services')}>{service.notFound.action}</ButtonLink>
                <CallLink look="secondary" />
              </div>
            </NothingHere>
          </div>
        </template>
      )}
      {facts.parts.blog && (
        <template data-view="article">
          <NothingHere {...article.notFound}>
            <ButtonLink to={pathOf('blog')} className="mt-8">
              <Icon drawing={arrowLeftIcon} /> {article.back}
            </ButtonLink>
          </NothingHere>
        </template>
      )}
      <script
        type="application/json"
        data-addresses=""
        dangerouslySetInnerHTML={{ __html: JSON.stringify(addresses).replaceAll('<', '\\u003c') }}
      />
      {/* Last, because its background continues behind the waves. */}
      <View />
    </>
  );
}

function NothingHere({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 prose-width text-lead">{text}</p>
      {children}
    </section>
  );
}

/** The columns of picture and text, narrower for the picture below the help in an emergency. */
function columnsOf(urgent: string | undefined): string {
  if (!HAS_EMBLEM) return '';
  return urgent ? 'md:grid-cols-[15rem_1fr]' : 'md:grid-cols-[5fr_7fr]';
}

/**
 * @param urgent - the address of help in an emergency: help comes first, and that there is no page is said
 * last
 */
function View({ urgent }: { urgent?: string }) {
  return (
    <>
      {urgent && <InPain path={urgent} />}
      <section className={`bg-mist ${urgent ? '' : 'pt-(--header-height)'}`}>
        <div className={`page grid grid-cols-1 gap-x-16 gap-y-10 pt-10 md:pt-20 ${columnsOf(urgent)}`}>
          <div className={HAS_EMBLEM ? 'md:order-last md:pb-10' : 'pb-10 md:pb-20'}>
            {urgent ? (
              <h2 className="mb-4 flex flex-wrap items-baseline gap-x-3 text-card">
                {words.status} <span className="font-sans text-base font-normal">{words.heading}</span>
              </h2>
            ) : (
              <>
                <h1 className="text-hero">{words.status}</h1>
                <p className="mt-2 mb-6 font-display text-section text-sea-deep">{words.heading}</p>
              </>
            )}
            {offered.map((id) => (
              <p key={id} hidden data-nearest={pathOf(id)} className="mb-6 text-lead">
                <Sentence
                  parts={words.nearest({
                    page: (
                      <TextLink to={pathOf(id)}>
                        {(id === 'doctors' && ONLY_DOCTOR) || words.pages[id]}
                      </TextLink>
                    ),
                  })}
                />
              </p>
            ))}
            <ButtonLink to={pathOf('home')}>{words.home}</ButtonLink>
          </div>
          <Emblem
            sizes="(width >= 48rem) 24rem, 15rem"
            className="-mb-1 w-full max-w-60 framed self-end md:max-w-96 print:hidden"
          />
        </div>
      </section>
      <div className="bg-sand">
        {isDrawnView(facts.view) && <div className="sill" />}
        <div className="h-5 md:h-8" />
      </div>
    </>
  );
}
