import { articlePath, doctorPath, servicePath } from '../../domain/web/screens.ts';
import {
  unwrapSchema,
  type AnySchema,
  schemaBelow,
  valuesIn,
  type NotedValue,
} from '../../compile/schema-walk.ts';
import type { Step } from '../../compile/yaml-file.ts';
import type { ClinicText } from '../clinic-files.ts';

/** Something that can be removed from a clinic, by its id. */
export type Target = {
  kind: 'service' | 'doctor' | 'article' | 'service-category' | 'article-category' | 'language';
  id: string;
};

/** A place that refers to a target. `cut` is what to remove with it; null if that place is required. */
export type FoundReference = { steps: Step[]; cut: Step[] | null };

/** Path of a target's page, if it has one. */
export const PAGES: Partial<Record<Target['kind'], (id: string) => string>> = {
  service: servicePath,
  article: articlePath,
  doctor: doctorPath,
};

/** The lists that define targets, by file. */
const LISTS: Partial<Record<Target['kind'], { file: string; lists: readonly Step[]; key?: string }>> = {
  doctor: { file: 'doctors.yaml', lists: ['doctors', 'homeDoctors'] },
  'service-category': { file: 'categories.yaml', lists: ['services'] },
  'article-category': { file: 'categories.yaml', lists: ['articles'] },
  language: { file: 'clinic.yaml', lists: ['languages'] },
};

/** Whether a link leads to the target's page or a part of it. */
export function linksTo(href: string, { kind, id }: Target): boolean {
  const page = PAGES[kind]?.(id);
  return page !== undefined && (href === page || href.split(/[?#]/, 1)[0] === page);
}

/** Finds the places in a file that refer to one of the targets or define it. */
export function findReferences(
  { file, schema, source }: ClinicText,
  targets: readonly Target[],
): FoundReference[] {
  const uses = [...valuesIn(schema, source.data)]
    .filter((each) => targets.some((target) => names(each, target) || isEntry(each, file, target)))
    .map(({ steps }) => ({ steps, cut: removalFor(schema, steps) }));
  return file === 'categories.yaml' ? withServiceGroups(uses, source.data) : uses;
}

function names({ notes, value }: NotedValue, target: Target): boolean {
  if (notes.reference) return notes.reference === target.kind && value === target.id;
  return notes.link === true && linksTo(String(value), target);
}

function isEntry({ steps, value, notes }: NotedValue, file: string, { kind, id }: Target): boolean {
  const known = LISTS[kind];
  if (known?.file !== file || value !== id || !known.lists.includes(steps[0]!)) return false;
  return steps.length === 2 || (steps.length === 3 && notes.key === true);
}

/**
 * Finds what to remove with a place: the list entry or optional field that contains it.
 *
 * @returns null if everything around it is required
 */
function removalFor(schema: AnySchema, steps: readonly Step[]): Step[] | null {
  for (let length = steps.length; length > 0; length--) {
    const above = steps.slice(0, length - 1);
    const step = steps[length - 1]!;
    const object = above.reduce<AnySchema | undefined>((each, one) => each && schemaBelow(each, one), schema);
    const field = object && schemaBelow(object, step);
    if (typeof step === 'number' || (field && !unwrapSchema(field).required)) return steps.slice(0, length);
  }
  return null;
}

/**
 * A service group without services is removed. A group's `reason` for a visit is removed with its category.
 */
function withServiceGroups(uses: FoundReference[], data: unknown): FoundReference[] {
  const { groups = [] } = data as { groups?: { services?: unknown[]; reason?: string }[] };
  const inGroup = (at: number, field: string) =>
    uses.filter(({ steps }) => steps[0] === 'groups' && steps[1] === at && steps[2] === field);
  const more = groups.flatMap(({ services, reason }, at): FoundReference[] => {
    const gone = inGroup(at, 'services').length;
    if (gone > 0 && gone === services?.length) return [{ steps: ['groups', at], cut: ['groups', at] }];
    const steps = ['groups', at, 'reason'];
    return reason !== undefined && inGroup(at, 'category').length > 0 ? [{ steps, cut: steps }] : [];
  });
  return [...uses, ...more];
}
