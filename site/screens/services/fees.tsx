import type { ReactNode } from 'react';
import { fees } from '#clinic/fees.server.ts';
import { fees as words } from '#words/fees.ts';
import type { Fee } from '../../../domain/clinic/fees.ts';
import { servicePath } from '../../../domain/web/screens.ts';
import { pricedServices, type Total } from '../../content/fees.server.ts';
import { FeeText, TotalText } from '../../parts/service/fee.tsx';
import { Chips } from '../../ui/chips.tsx';
import { IconList } from '../../ui/icon-list.tsx';
import { checkIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { tallLink } from '../../ui/text-link.tsx';

/** Fees, payment methods and the written estimate. */
export function ServicesFees() {
  const { intro, consultation, payment, instalments, insurance, estimate } = fees;
  return (
    <section
      id="fees"
      aria-labelledby="fees-heading"
      className="page question-answer pb-section max-md:gap-y-4 lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h2 id="fees-heading" className="text-section">
          {words.title}
        </h2>
        {intro && <p className="mt-3 text-ink-soft md:mt-4 md:text-lead">{intro}</p>}
      </div>
      {(consultation || pricedServices.length > 0) && (
        <dl className="divide-y divide-plaster-deep self-start bg-white px-4 py-1 shadow-sheet md:px-6 lg:row-span-2 wide:px-8 wide:py-3 wide:shadow-large-sheet">
          {consultation && <Row fee={consultation}>{words.consultation}</Row>}
          {pricedServices.map(({ id, title, fee, total }) => (
            <Row key={title} fee={fee} total={total}>
              <Link to={servicePath(id)} className={`${tallLink} text-sea-deep`}>
                {title}
              </Link>
            </Row>
          ))}
        </dl>
      )}
      <div className="grid content-start gap-3 md:gap-5">
        {payment.length > 0 && (
          <Part title={words.payment}>
            <Chips label={words.payment} items={payment.map((way) => words.ways[way])} className="mt-1" />
            {instalments && <p>{instalments}</p>}
          </Part>
        )}
        {insurance && (
          <Part title={words.insurance}>
            <p>{insurance}</p>
          </Part>
        )}
        {estimate.length > 0 && (
          <Part title={words.estimate}>
            <IconList drawing={checkIcon} items={estimate} className="gap-1.5" />
          </Part>
        )}
      </div>
    </section>
  );
}

/** A fee and its label, on one line if there is space. */
function Row({ fee, total, children }: { fee: Fee; total?: Total | undefined; children: ReactNode }) {
  return (
    <div
      className={`grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 md:min-h-12 md:py-0.5 ${fee.per ? 'max-sm:py-[0.3125rem]' : ''}`}
    >
      <dt className="font-semibold">{children}</dt>
      <dd className="text-end leading-tight lining-figures">
        <FeeText fee={fee} unit="max-sm:block" />
      </dd>
      {total && (
        <dd className="col-span-full pb-2 text-end leading-tight lining-figures">
          <TotalText total={total} />
        </dd>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-card">{title}</h3>
      <div className="mt-1 grid gap-2 max-md:leading-normal">{children}</div>
    </div>
  );
}
