/**
 * What makes a button open the dialog with that id: by its own command where the browser knows it, also before the page's
 * code has arrived; else by a click. React does not know the first two attributes by type yet.
 */
export function opensDialog(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    'aria-haspopup': 'dialog' as const,
    onClick() {
      if ('command' in HTMLButtonElement.prototype) return;
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement) dialog.showModal();
    },
  };
}
