import type { RelayWords } from '../localized-clinic.ts';

/** What a form's field is called in e-mails; one the forms do not have, by its own name: 'preferred_day', 'Preferred day'. */
export function fieldLabel(name: string, { emails }: Pick<RelayWords, 'emails'>): string {
  if (Object.hasOwn(emails.labels, name)) return emails.labels[name as keyof typeof emails.labels];
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
