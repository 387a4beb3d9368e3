import { Icon, minusIcon, plusIcon } from './icons.tsx';

type Props = {
  items: { question: string; answer: string }[];
  /** the accordion's own on its page: items of one name open one at a time, also where headings part them */
  name: string;
  headingLevel?: 2 | 3 | 4;
};

const SUMMARY =
  'flex min-h-12 md:min-h-14 list-none items-center justify-between gap-4 py-2.5 md:py-4 text-sea-deep hover:text-sea [&::-webkit-details-marker]:hidden';

/**
 * Questions that open to their answers, one at a time; an open one can be collapsed. The browser does the opening, so
 * that it works without scripts; one adds the arrow keys, Home and End between the questions (client/accordions.ts).
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
