import { createElement, Fragment, type ReactNode } from 'react';

/** A whole sentence with elements in it, as the words give its parts: their order is that of the language. */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...parts);
}

/** The part of a sentence that is only heard: it tells a link from others of the same name. */
export function visuallyHidden(text: string) {
  return <span className="sr-only">{text}</span>;
}
