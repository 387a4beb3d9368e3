/**
 * What makes a button open the dialog with that id: its own command, which a script does for browsers that do not know it
 * (client/early.ts). React does not know the first two attributes by type yet.
 */
export function opensDialog(id: string) {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' as const };
}
