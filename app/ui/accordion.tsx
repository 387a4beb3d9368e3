import type { KeyboardEvent } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  items: { question: string; answer: string }[];
  /** the accordion's own on its page: items of one name open one at a time, also where headings part them */
  name: string;
  headingLevel?: 2 | 3;
};

const SUMMARY =
  'flex min-h-14 list-none items-center justify-between gap-4 py-4 text-sea-deep hover:text-sea [&::-webkit-details-marker]:hidden';

/**
 * Questions that open to their answers, one at a time; an open one can be collapsed. The browser does the opening, so
 * that it works before and without scripts; the arrow keys, Home and End between the questions come with them (ARIA
 * Authoring Practices, accordion).
 */
export function Accordion({ items, name, headingLevel = 3 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div onKeyDown={moveBetweenQuestions} className="divide-y divide-sand-deep border-t border-sand-deep">
      {items.map(({ question, answer }) => (
        // A visitor may have opened one before the page's code arrived.
        <details key={question} name={name} className="group/item" suppressHydrationWarning>
          <summary className={SUMMARY}>
            <Heading className="text-card">{question}</Heading>
            <Icon name="plus" className="text-terracotta group-open/item:hidden" />
            <Icon name="minus" className="hidden text-terracotta group-open/item:block" />
          </summary>
          <p className="prose-width pb-6">{answer}</p>
        </details>
      ))}
    </div>
  );
}

function moveBetweenQuestions(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const question = event.target as HTMLElement;
  const item = question.closest('details');
  if (!item || question.localName !== 'summary') return;
  const questions = [...document.querySelectorAll<HTMLElement>(`details[name="${item.name}"] > summary`)];
  const here = questions.indexOf(question);
  const last = questions.length - 1;
  const target = {
    ArrowDown: here === last ? 0 : here + 1,
    ArrowUp: here === 0 ? last : here - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  questions[target]?.focus();
}
