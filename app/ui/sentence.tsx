import { Fragment, type ReactNode } from 'react';

/** A sentence with elements in it: the parts in their order, as words/ gives them. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
