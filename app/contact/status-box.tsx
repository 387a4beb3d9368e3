import type { Ref } from 'react';
import { WaysOut } from '../sections/ways-out.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

export type Status = { tone: 'success' | 'failure' | 'info'; text: string };

const LOOKS: Record<Status['tone'], { box: string; icon: IconName }> = {
  success: { box: 'border-success bg-success-pale text-success', icon: 'check-circle' },
  failure: { box: 'border-error bg-error-pale text-error', icon: 'warning' },
  info: { box: 'border-info bg-info-pale text-info', icon: 'info' },
};

type Props = {
  ref: Ref<HTMLDivElement>;
  /** null while there is nothing to say */
  status: Status | null;
  /** offer the ways to the clinic that don't need this form */
  withWaysOut: boolean;
};

/** What a message form says of its state, also to those who can't see it: its text is a live region. */
export function StatusBox({ ref, status, withWaysOut }: Props) {
  const look = status && LOOKS[status.tone];
  return (
    <div ref={ref} className={look ? `mb-5 rounded-2xl border-2 p-4 ${look.box}` : ''}>
      <p role="status" className="flex gap-3 font-semibold">
        {look && <Icon name={look.icon} className="mt-0.5 size-6" />}
        {status && <span className="min-w-0 wrap-anywhere">{status.text}</span>}
      </p>
      {withWaysOut && (
        <p className="mt-3 flex flex-wrap gap-3">
          <WaysOut look="onDark" />
        </p>
      )}
    </div>
  );
}
