import type { ComponentProps, ReactNode } from 'react';
import { ui } from '#words/ui.ts';
import { Button } from './button.tsx';
import { Icon, closeIcon } from './icons.tsx';

type Props = {
  id: string;
  /** the id of the heading inside that names it */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A modal dialog from the browser's own parts. It keeps the focus inside and gives it back; Escape, the Close button and
 * a click beside it close it. A `DialogButton` opens it. It stands in a section of the page's main part (dialog.css).
 */
export function Dialog({ id, labelledBy, children }: Props) {
  return (
    <dialog
      id={id}
      aria-labelledby={labelledBy}
      closedby="any"
      // A sheet from below on narrow screens.
      className="dialog inset-x-0 top-auto bottom-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain bg-white text-ink sm:inset-0 sm:m-auto sm:max-h-[min(92dvh,52rem)] sm:w-[min(44rem,100%-4rem)] forced-colors:border"
    >
      <div className="p-6 pt-0 sm:p-9 sm:pt-0">
        <form method="dialog" className="sticky top-0 z-10 -mx-3 flex justify-end bg-white pt-3 pb-1">
          <button className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-sea-deep hover:bg-mist-deep">
            {ui.close} <Icon drawing={closeIcon} />
          </button>
        </form>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Opens the dialog with that id by the button's own command, which a script does for browsers that do not know it
 * (client/early.ts). React does not know these attributes by type yet.
 */
export function DialogButton({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: string }) {
  const opens = { command: 'show-modal', commandfor: dialog, 'aria-haspopup': 'dialog' as const };
  return <Button {...rest} {...opens} />;
}
