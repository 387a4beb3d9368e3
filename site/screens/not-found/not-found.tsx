import { words } from '#words/not-found.ts';
import { words as service } from '#words/service.ts';
import { pathOf } from '../../../domain/screens.ts';
import { UrgentHelp } from '../../sections/urgent-help.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { ArticleNotFound } from './article-not-found.tsx';
import type { NotFoundPage } from './page.ts';
import { ServiceNotFound } from './service-not-found.tsx';
import { WindowPicture } from './window-picture.tsx';

/** What is shown for an address without a page, and, waiting, what is for some of them alone (client/unknown-address.ts). */
export function NotFound({ page }: { page: NotFoundPage }) {
  return (
    <>
      <View page={page} />
      {page.urgent && (
        <template data-view="urgent">
          <View page={page} urgent={page.urgent} />
        </template>
      )}
      <template data-view="service">
        <div className="relative min-h-[80vh]">
          <LoadingPanel text={service.loading} lasting />
          <ServiceNotFound />
        </div>
      </template>
      <template data-view="article">
        <ArticleNotFound />
      </template>
      <script
        type="application/json"
        data-addresses=""
        dangerouslySetInnerHTML={{ __html: JSON.stringify(page.addresses).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}

function View({ page, urgent }: { page: NotFoundPage; urgent?: string }) {
  const heading = (
    <>
      <h1 className={urgent ? 'text-card' : 'text-hero'}>{words.status}</h1>
      <p className={urgent ? 'text-lead' : 'mt-2 mb-6 font-display text-section text-sea-deep'}>
        {words.heading}
      </p>
    </>
  );
  return (
    <>
      <section className="bg-mist pt-(--header-height)">
        {urgent && (
          <div className="page pt-8 md:pt-12">
            <div className="flex flex-wrap items-baseline gap-x-4">{heading}</div>
            <UrgentHelp path={urgent} className="mt-4" />
          </div>
        )}
        <div
          className={`page grid grid-cols-1 gap-x-16 gap-y-10 pt-10 md:pt-20 ${urgent ? 'md:grid-cols-[15rem_1fr]' : 'md:grid-cols-[5fr_7fr]'}`}
        >
          <div className="md:order-last md:pb-10">
            {!urgent && heading}
            {page.offered.map((id) => (
              <p key={id} hidden data-nearest={pathOf(id)} className="mb-6 text-lead">
                <Sentence
                  parts={words.nearest({
                    page: (
                      <Link
                        to={pathOf(id)}
                        className="inline-flex min-h-11 items-center font-semibold text-sea-deep underline decoration-sea-light decoration-2 underline-offset-4 hover:decoration-sea"
                      >
                        {words.pages[id]}
                      </Link>
                    ),
                  })}
                />
              </p>
            ))}
            <ButtonLink to={pathOf('home')}>{words.home}</ButtonLink>
          </div>
          <WindowPicture className="-mb-1 w-full max-w-60 drop-shadow-frame self-end md:max-w-96 print:hidden" />
        </div>
      </section>
      <div className="bg-sand">
        <div className="sill" />
        <div className="h-12 md:h-20" />
      </div>
    </>
  );
}
