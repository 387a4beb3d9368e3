import { words } from '#words/services.ts';
import { LISTED_SERVICES } from '../../frame/navigation.ts';
import { pathOf, servicePath } from '../../../domain/web/screens.ts';
import { localizedPath } from '../../site-language.ts';
import { NamedIcon } from '../../ui/named-icon.tsx';
import { AfterCareEntry } from '../../parts/service/service-parts.tsx';
import { languageOf } from '../../parts/text-review/unreviewed-note.tsx';
import { Link } from '../../ui/link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** A link below that of a service. */
const QUIET = 'inline-flex min-h-11 items-center text-small text-ink-soft hover:underline';

/** Categories as rows of one sheet, each with its services and an id to link to. */
export function ServicesCategories() {
  return (
    <section id="all-services" aria-labelledby="all-services-heading" className="page py-section">
      <h2 id="all-services-heading" className="text-section">
        {words.all}
      </h2>
      <div className="mt-6 divide-y divide-plaster-deep bg-white shadow-sheet max-md:mt-4 wide:shadow-large-sheet wide:mt-10">
        {LISTED_SERVICES.map(({ category, services }) => (
          <article
            key={category.id}
            id={category.id}
            className="question-answer gap-y-0 px-4 py-1 target:bg-terracotta-pale md:px-6 wide:items-center wide:px-8 wide:py-4"
          >
            <div className="flex flex-wrap items-center gap-x-2.5">
              <NamedIcon name={category.icon} className="size-6 text-terracotta" />
              <h3 className="text-card">
                {/* A plain `a`, so that the browser applies `:target` to the row. */}
                <a
                  href={`${localizedPath(pathOf('services'))}#${category.id}`}
                  className="inline-flex min-h-11 max-w-full items-center wrap-anywhere decoration-sea-light underline-offset-4 hover:underline"
                >
                  {category.name}
                </a>
              </h3>
              <p className="ms-auto text-small text-ink-soft wide:ms-1">{words.count(services.length)}</p>
            </div>
            <ul className="flex flex-wrap gap-x-6 wide:grid wide:grid-cols-2 wide:gap-x-gap">
              {services.map((service) => {
                const { id, title, includes } = service;
                const hasParts = includes.length + service.afterwardsByDay.length > 0;
                return (
                  <li key={id}>
                    <TextLink to={servicePath(id)} {...languageOf(service)}>
                      {title}
                    </TextLink>
                    {hasParts && (
                      <ul className="-mt-2 flex flex-wrap gap-x-4 md:-mt-1 md:mb-1 md:block">
                        {includes.map((other) => (
                          <li key={other.title}>
                            <Link
                              to={servicePath(id) + (other.part ? `#${other.part}` : '')}
                              {...languageOf(service)}
                              className={QUIET}
                            >
                              {other.title}
                            </Link>
                          </li>
                        ))}
                        <AfterCareEntry service={service} className={QUIET} />
                      </ul>
                    )}
                  </li>
                );
              })}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
