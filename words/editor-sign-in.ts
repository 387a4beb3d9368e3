/**
 * Texts of the editor's sign-in window, in English like the editor. The editor shows the error messages too.
 */
export const words = {
  language: 'en',
  title: 'Sign in',
  signedIn: 'You are signed in. You can close this window.',
  again: (refusal: string) => `${refusal} Close this window and sign in again.`,
  late: 'Signing in took too long, or was not begun in this browser.',
  refused: 'GitHub did not let you in.',
  answered: (status: number) => `GitHub answered ${status}.`,
  unreachable: 'GitHub could not be asked. Try again in a minute.',
};
