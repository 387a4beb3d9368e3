import { language } from '#words/language.ts';
import { ui } from '#words/ui.ts';
import { Icon, closeIcon } from './icons.tsx';

type Props = {
  tone: 'success' | 'failure';
  title: string;
  /** omitted if a script sets it */
  description?: string;
  isShown: boolean;
  onClose?: () => void;
};

const LOOKS = {
  success: {
    place: 'bottom-[calc(var(--bottom-bar-height)+1rem)] start-4 sm:bottom-6 sm:start-6',
    card: 'border-sea',
  },
  // At the top, because the other ways to reach the clinic are at the end of the form and must stay visible.
  failure: {
    place: 'top-[4.75rem] inset-x-4 sm:inset-x-0 sm:top-22 sm:mx-auto sm:w-fit',
    card: 'border-error',
  },
} satisfies Record<Props['tone'], object>;

/**
 * A message over the page that can be closed. Its live region exists from the start, so that screen readers
 * announce the message (WCAG 4.1.3).
 */
export function Toast({ tone, title, description, isShown, onClose }: Props) {
  const { place, card } = LOOKS[tone];
  return (
    <section
      aria-label={ui.toasts}
      aria-live="polite"
      dir={language.direction}
      className={`fixed z-50 max-w-[calc(100%-2rem)] print:hidden ${place}`}
    >
      <div
        data-toast=""
        hidden={!isShown}
        className={`relative w-full border-s-8 bg-white p-5 text-ink shadow-raised forced-colors:border sm:w-[26rem] ${card}`}
      >
        <p className="pe-9 font-display text-xl leading-tight text-sea-deep">
          {isShown || !onClose ? title : ''}
        </p>
        <p data-toast-text="" className="mt-1">
          {isShown && description}
        </p>
        <button
          type="button"
          aria-label={ui.closeToast}
          onClick={onClose}
          className="absolute end-2 top-2 grid size-11 place-items-center rounded-full"
        >
          <Icon drawing={closeIcon} />
        </button>
      </div>
    </section>
  );
}
