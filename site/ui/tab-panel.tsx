import type { ReactNode } from 'react';

type Props = {
  /** its tab's id, and the hash of its address */
  id: string;
  /** its scroll margin: what the bar covers when it is scrolled to */
  className?: string;
  children: ReactNode;
};

/** What belongs to one of some tabs (tabs.tsx): a child of theirs, delivered whole. */
export function TabPanel({ id, className = '', children }: Props) {
  return (
    <div id={id} className={`tab-panel ${className}`}>
      {children}
    </div>
  );
}
