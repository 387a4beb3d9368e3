import { Icon, minusIcon, plusIcon } from './icons.tsx';

type Props = {
  items: { question: string; answer: string }[];
  /** unique on the page; only one item with this name is open at a time */
  name: string;
  headingLevel?: 2 | 3 | 4;
};

/**
 * Questions that expand to their answers, one at a time. Built from `<details>`, so it works without
 * JavaScript. A script lets the arrow keys, Home and End move between the questions (client/page-script.ts).
 */
export function Accordion({ items, name, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-accordion="" className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary>
            <Heading>{question}</Heading>
            <Icon drawing={plusIcon} />
            <Icon drawing={minusIcon} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
