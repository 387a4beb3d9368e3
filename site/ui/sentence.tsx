import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence that contains elements, such as links. A function in words/ returns its parts in the language's
 * order.
 */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts);
}

/** A text for screen readers only, to tell links with the same visible name apart. */
export function visuallyHidden(text: string) {
  return <span className="sr-only">{text}</span>;
}
