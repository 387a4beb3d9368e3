import { WaysOut } from '../sections/ways-out.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

type Tone = 'success' | 'failure' | 'info';

const LOOKS: Record<Tone, { box: string; icon: IconName }> = {
  success: { box: 'border-success bg-success-pale text-success', icon: 'check-circle' },
  failure: { box: 'border-error bg-error-pale text-error', icon: 'warning' },
  info: { box: 'border-info bg-info-pale text-info', icon: 'info' },
};

/** Spec 2, status message box: green, red or else blue by what the text says; 'Error: …' is an error, too. */
function toneOf(text: string): Tone {
  if (text.includes('Thank you')) return 'success';
  return /error|please enter/i.test(text) ? 'failure' : 'info';
}

type Props = {
  /** '' while there is nothing to say */
  text: string;
  /** offer the ways to the clinic that don't need this form */
  withWaysOut: boolean;
};

/** What a message form says of its state, also to those who can't see it: its text is a live region. */
export function StatusBox({ text, withWaysOut }: Props) {
  const { box, icon } = LOOKS[toneOf(text)];
  return (
    <div className={text ? `mb-5 rounded-2xl border-2 p-4 ${box}` : ''}>
      <p role="status" className="flex gap-3 font-semibold">
        {text && <Icon name={icon} className="mt-0.5 size-6" />}
        {text && <span className="min-w-0 wrap-anywhere">{text}</span>}
      </p>
      {withWaysOut && (
        <p className="mt-3 flex flex-wrap gap-3">
          <WaysOut look="onDark" />
        </p>
      )}
    </div>
  );
}
