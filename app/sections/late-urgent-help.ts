import { onceStirred } from '../ui/late.ts';

/** Help for somebody in pain, where it is in the delivered page and needs no code to be of use. */
export const LateUrgentHelp = onceStirred(async () => {
  const { UrgentHelp } = await import('./urgent-help.tsx');
  return { default: UrgentHelp };
});
