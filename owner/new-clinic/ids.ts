import type { Answers } from './answer-fields.ts';

/** The id of a doctor: 'Dr. Asha Rao' is dr-asha-rao; '' if the name has no Latin letters. */
export function doctorIdOf({ id, name }: Pick<Answers['doctors'][number], 'id' | 'name'>): string {
  const words = (latinLetters(name).match(/[a-z]+/g) ?? []).filter((word) => word !== 'dr');
  return id ?? (words.length > 0 ? ['dr', ...words].join('-') : '');
}

/** The id of a member of the team; '' if the name has no Latin letters. */
export function memberIdOf({ id, name }: Pick<Answers['team'][number], 'id' | 'name'>): string {
  return id ?? slugOf(name);
}

/** The id of a treatment of the clinic's own; '' if its title has no Latin letters. */
export function serviceIdOf({ id, title }: Pick<Answers['ownServices'][number], 'id' | 'title'>): string {
  return id ?? slugOf(title);
}

/** The ids of all treatments that the clinic offers. */
export function offeredServices({
  services,
  ownServices,
}: Pick<Answers, 'services' | 'ownServices'>): string[] {
  return [...services, ...ownServices.map(serviceIdOf)];
}

const slugOf = (text: string) => (latinLetters(text).match(/[a-z0-9]+/g) ?? []).join('-');

const latinLetters = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
