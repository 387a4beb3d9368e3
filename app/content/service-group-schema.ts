import * as v from 'valibot';
import { eachWithItsOwn, exactly, fields, id, listOf, picture, pictureText, text } from './schema-fields.ts';

const LINK = 'an address under /services/, such as "/services/orthodontics-in-worli"';

// A card shows two benefits and a "+N more" line (spec 2, Home), so there is at least one more.
const benefits = v.pipe(
  listOf(text('a benefit'), 'a list of benefits'),
  v.minLength(3, 'a list of at least 3 benefits'),
);

const serviceGroup = fields(
  {
    title: text("the group's name"),
    description: text('one or two sentences'),
    link: v.pipe(v.string(LINK), v.regex(/^\/services\/[a-z0-9]+(-[a-z0-9]+)*$/, LINK)),
    image: picture,
    imageAlt: pictureText,
    benefits,
    procedures: listOf(text('what is done'), 'a list of procedures'),
    items: exactly(5, id('the id of a service, such as "braces"'), 'services by id'),
  },
  'the fields of a service group',
);

/** The rules for `clinic/service-groups.ts` (spec 3, Service group card). */
export const ServiceGroupsSchema = v.pipe(
  exactly(6, serviceGroup, 'service groups'),
  eachWithItsOwn('title'),
  eachWithItsOwn('link'),
);

/** A card as `clinic/service-groups.ts` has it: its services by id. */
export type ServiceGroupData = v.InferOutput<typeof serviceGroup>;
/** A card as the home page shows it. */
export type ServiceGroup = Omit<ServiceGroupData, 'items'> & { items: { id: string; title: string }[] };
