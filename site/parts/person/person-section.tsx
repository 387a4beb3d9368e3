import type { ReactNode } from 'react';
import type { Pictured } from '../../ui/picture.tsx';
import { Portrait } from './portrait.tsx';

type Props = {
  /** id of the section's heading, which is part of the children */
  labelledBy: string;
  person: Pictured;
  /** beside the portrait; on a phone below it */
  children: ReactNode;
  /** content below the sill */
  below?: ReactNode;
};

/** Section about one person, whose portrait is in a window. */
export function PersonSection({ labelledBy, person, children, below }: Props) {
  return (
    <section aria-labelledby={labelledBy} className="isolate overflow-x-clip bg-sand">
      <div className="page grid grid-cols-1 gap-x-gap md:grid-cols-[16rem_minmax(0,1fr)] wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="col-span-full row-1 -z-1 -mx-bleed bg-mist-deep" />
        <div className="col-start-1 row-1 -mb-1 self-end pt-section">
          <Portrait
            of={person}
            sizes="(width >= 76rem) 28rem, 16rem"
            className={person.image ? 'w-64 max-w-full wide:w-full wide:max-w-md' : 'w-40 wide:w-64'}
          />
        </div>
        <div className="sill col-span-full row-2 -mx-bleed" />
        <div className="max-md:pt-5 md:col-start-2 md:row-1 md:pt-section md:pb-10 wide:pb-section">
          {children}
        </div>
      </div>
      {below}
    </section>
  );
}
