import { Icon, minusIcon, plusIcon } from './icons.tsx';

type Props = {
  items: { question: string; answer: string }[];
  /** unique on the page; only one item with this name is open at a time */
  name: string;
  headingLevel?: 2 | 3 | 4;
};

const SUMMARY =
  'flex min-h-12 md:min-h-14 list-none items-center justify-between gap-4 py-2.5 md:py-4 text-sea-deep hover:text-sea [&::-webkit-details-marker]:hidden';

/**
 * Questions that expand to their answers, one at a time. Built from `<details>`, so it works without
 * JavaScript. A script lets the arrow keys, Home and End move between the questions (client/page-script.ts).
 */
export function Accordion({ items, name, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-accordion="" className="divide-y divide-sand-deep border-t border-sand-deep">
      {items.map(({ question, answer }) => (
        <details key={question} name={name} className="group/item">
          <summary className={SUMMARY}>
            <Heading className="text-[1.2rem] md:text-card">{question}</Heading>
            <Icon drawing={plusIcon} className="text-terracotta group-open/item:hidden" />
            <Icon drawing={minusIcon} className="hidden text-terracotta group-open/item:block" />
          </summary>
          <p className="prose-width pb-6">{answer}</p>
        </details>
      ))}
    </div>
  );
}
