import type { Reference } from '../../domain/clinic/field-schemas.ts';
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

/** What can be taken out of a clinic, by its id. */
export type Target = {
  kind: 'service' | 'doctor' | 'article' | 'service-category' | 'article-category' | 'language';
  id: string;
};

/**
 * A place that names what goes: the steps of what has to go with it, or none where nothing there may be left
 * out.
 */
export type Use = { steps: Step[]; cut: Step[] | null };

/** Where there is one, a target's page. */
export const PAGES: Partial<Record<Target['kind'], (id: string) => string>> = {
  service: servicePath,
  article: articlePath,
  doctor: doctorPath,
};

/** The lists in which a target stands itself, by its file. */
const LISTS: Partial<Record<Target['kind'], { file: string; lists: readonly Step[]; key?: string }>> = {
  doctor: { file: 'doctors.yaml', lists: ['doctors', 'homeDoctors'] },
  'service-category': { file: 'categories.yaml', lists: ['services'] },
  'article-category': { file: 'categories.yaml', lists: ['articles'] },
  language: { file: 'clinic.yaml', lists: ['languages'] },
};

/** Whether a link leads to the page of a target, or into it. */
export function leadsTo(href: string, { kind, id }: Target): boolean {
  const page = PAGES[kind]?.(id);
  return page !== undefined && (href === page || href.split(/[?#]/, 1)[0] === page);
}

/** The places of a file that name one of the targets, or are it. */
export function usesIn({ file, schema, source }: ClinicText, targets: readonly Target[]): Use[] {
  const uses = [...valuesIn(schema, source.data)]
    .filter((each) => targets.some((target) => names(each, target) || isEntry(each, file, target)))
    .map(({ steps }) => ({ steps, cut: cutOf(schema, steps) }));
  return file === 'categories.yaml' ? withGroups(uses, source.data) : uses;
}

/** What goes of a file where its pictures, and what it names of some kinds, are not there. */
export function cutsWithout(schema: AnySchema, data: unknown, kinds: readonly Reference[]): Step[][] {
  return [...valuesIn(schema, data)]
    .filter(({ notes }) => notes.picture || (notes.reference && kinds.includes(notes.reference)))
    .flatMap(({ steps }) => {
      const cut = cutOf(schema, steps);
      return cut ? [cut] : [];
    });
}

function names({ notes, value }: NotedValue, target: Target): boolean {
  if (notes.reference) return notes.reference === target.kind && value === target.id;
  return notes.link === true && leadsTo(String(value), target);
}

function isEntry({ steps, value, notes }: NotedValue, file: string, { kind, id }: Target): boolean {
  const known = LISTS[kind];
  if (known?.file !== file || value !== id || !known.lists.includes(steps[0]!)) return false;
  return steps.length === 2 || (steps.length === 3 && notes.key === true);
}

/**
 * An entry of a list goes, or a field that may be left out; a field that has to be there takes along what it
 * stands in.
 */
function cutOf(schema: AnySchema, steps: readonly Step[]): Step[] | null {
  for (let length = steps.length; length > 0; length--) {
    const above = steps.slice(0, length - 1);
    const step = steps[length - 1]!;
    const object = above.reduce<AnySchema | undefined>((each, one) => each && schemaBelow(each, one), schema);
    const field = object && schemaBelow(object, step);
    if (typeof step === 'number' || (field && !unwrapSchema(field).required)) return steps.slice(0, length);
  }
  return null;
}

/** A card of services without a service goes, and what a visit booked from it is for needs its category. */
function withGroups(uses: Use[], data: unknown): Use[] {
  const { groups = [] } = data as { groups?: { services?: unknown[]; reason?: string }[] };
  const inGroup = (at: number, field: string) =>
    uses.filter(({ steps }) => steps[0] === 'groups' && steps[1] === at && steps[2] === field);
  const more = groups.flatMap(({ services, reason }, at): Use[] => {
    const gone = inGroup(at, 'services').length;
    if (gone > 0 && gone === services?.length) return [{ steps: ['groups', at], cut: ['groups', at] }];
    const steps = ['groups', at, 'reason'];
    return reason !== undefined && inGroup(at, 'category').length > 0 ? [{ steps, cut: steps }] : [];
  });
  return [...uses, ...more];
}
