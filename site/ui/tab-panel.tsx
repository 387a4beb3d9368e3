import type { ReactNode } from 'react';

type Props = {
  /** also the fragment of its address; its tab has the id `<id>-tab` */
  id: string;
  /** sets a scroll margin for the bar that would cover it */
  className?: string;
  children: ReactNode;
};

/** A panel of `Tabs` (tabs.tsx), as a child of it. Not part of the island: plain HTML. */
export function TabPanel({ id, className = '', children }: Props) {
  return (
    <div id={id} className={`tab-panel ${className}`}>
      {children}
    </div>
  );
}
