import type { ReactNode, Ref } from 'react';
import { Icon } from '../ui/icon.tsx';
import { checkCircleIcon, infoIcon, warningIcon } from '../ui/icons.ts';

export type Status = { tone: 'success' | 'failure' | 'info'; text: string };

const LOOKS: Record<Status['tone'], { box: string; drawing: string }> = {
  success: { box: 'border-success bg-success-pale text-success', drawing: checkCircleIcon },
  failure: { box: 'border-error bg-error-pale text-error', drawing: warningIcon },
  info: { box: 'border-info bg-info-pale text-info', drawing: infoIcon },
};

type Props = {
  ref: Ref<HTMLDivElement>;
  /** null while there is nothing to say */
  status: Status | null;
  /** the ways to the clinic that don't need this form, once it failed */
  fallbackContacts: ReactNode;
};

/** What a message form says of its state, also to those who can't see it: its text is a live region. */
export function StatusBox({ ref, status, fallbackContacts }: Props) {
  const look = status && LOOKS[status.tone];
  return (
    <div ref={ref} className={look ? `mb-5 rounded-2xl border-2 p-4 ${look.box}` : ''}>
      <p role="status" className="flex gap-3 font-semibold">
        {look && <Icon drawing={look.drawing} className="mt-0.5 size-6" />}
        {status && <span className="min-w-0 wrap-anywhere">{status.text}</span>}
      </p>
      {fallbackContacts && <p className="mt-3 flex flex-wrap gap-3">{fallbackContacts}</p>}
    </div>
  );
}
