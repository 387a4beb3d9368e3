import type { ComponentProps, ReactNode } from 'react';
import { ui } from '#words/ui.ts';
import { Button } from './button.tsx';
import { Icon, closeIcon } from './icons.tsx';

type Props = {
  id: string;
  /** id of the heading in the dialog that names it */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A dialog, opened by the `DialogButton` next to it. A popover instead of a modal `<dialog>`, because
 * browsers restyle the whole page before they show a modal one. The page behind it is inert while it is open
 * (frame/dialogs.ts). Escape, the Close button and a click outside close it and return the focus.
 */
export function Dialog({ id, labelledBy, children }: Props) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={labelledBy}
      // On narrow screens a sheet at the bottom.
      className="dialog inset-x-0 top-auto bottom-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain bg-white text-ink sm:inset-0 sm:m-auto sm:max-h-[min(92dvh,52rem)] sm:w-[min(44rem,100%-4rem)] forced-colors:border"
    >
      <div className="p-6 pt-0 sm:p-9 sm:pt-0">
        <div className="sticky top-0 z-10 -mx-3 flex justify-end bg-white pt-3 pb-1">
          <button
            type="button"
            popoverTarget={id}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- not when the page loads: when the dialog
            // opens
            autoFocus
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-sea-deep hover:bg-mist-deep"
          >
            {ui.close} <Icon drawing={closeIcon} />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}

/** A button that opens the dialog with the id `dialog`. */
export function DialogButton({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: string }) {
  return <Button {...rest} popoverTarget={dialog} aria-haspopup="dialog" />;
}
