import { Link } from 'react-router';
import { words } from '#words/services.ts';
import type { servicesByCategory } from '../../content/services.server.ts';
import { pathOf, servicePath } from '../../pages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';

/** A card for every category of services; each can be linked to. */
export function ServicesCategories({ groups }: { groups: ReturnType<typeof servicesByCategory> }) {
  return (
    <section id="all-services" aria-labelledby="all-services-heading" className="page py-14 lg:py-20">
      <h2 id="all-services-heading" className="text-section">
        {words.all}
      </h2>
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ category, services }) => (
          <article
            key={category.id}
            id={category.id}
            className="rounded-2xl border-2 border-unmarked bg-white p-6 shadow-card lg:p-5 wide:p-6 target:border-terracotta"
          >
            <div className="flex items-start gap-4 lg:block">
              <span className="grid h-16 w-13 shrink-0 place-items-center arch bg-mist text-sea">
                <Icon name={category.icon as IconName} className="size-6" />
              </span>
              <div className="min-w-0 lg:mt-3">
                <h3 className="text-card">
                  {/* Not a Link: the browser marks the card as the address's target. */}
                  <a
                    href={`${pathOf('services')}#${category.id}`}
                    className="inline-flex min-h-11 max-w-full items-center wrap-anywhere decoration-sea-light underline-offset-4 hover:underline"
                  >
                    {category.name}
                  </a>
                </h3>
                <p className="-mt-1 text-ink-soft lg:mt-0">{words.count(services.length)}</p>
              </div>
            </div>
            <ul className="mt-3 divide-y divide-plaster-deep">
              {services.map(({ id, title }) => (
                <li key={id}>
                  <Link
                    to={servicePath(id)}
                    className="flex min-h-12 items-center justify-between gap-3 font-medium text-sea-deep underline decoration-sea-light underline-offset-4 hover:decoration-sea"
                  >
                    {title}
                    <Icon name="arrow-right" className="size-4 text-terracotta" />
                  </Link>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
