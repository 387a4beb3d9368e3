import * as v from 'valibot';
import {
  eachWithItsOwn,
  fields,
  icon,
  id,
  listOf,
  longText,
  pictureIfAny,
  reference,
  slug,
  text,
  yesOrNo,
} from './fields.ts';

const serviceCategory = fields(
  {
    id: id('a short name that becomes part of the address, such as preventive-care'),
    name: text("the category's name"),
    icon,
  },
  'a category of services',
);

const articleCategory = fields(
  { id: id('a short name, such as oral-health'), name: text("the category's name") },
  'a category of articles',
);

const group = fields(
  {
    title: text("the group's name"),
    landing: v.optional(
      slug('the end of the address its link leads to, /services/…, such as orthodontics-in-worli'),
    ),
    category: v.optional(
      reference('service-category', 'the id of the category of services that its link arrives at'),
    ),
    description: longText('one or two sentences'),
    ...pictureIfAny,
    benefits: listOf(text('a benefit'), 'benefits: the card shows the first two and counts the rest'),
    procedures: listOf(text('what is done'), 'what is done, in a few words each'),
    services: listOf(
      reference('service', 'the id of a service, such as braces'),
      'services by id: the card shows the first three and counts the rest',
    ),
    reason: v.optional(
      text('what a visit booked from this card is for, in the request and its notes; needs a category'),
    ),
    urgent: v.optional(yesOrNo('those in pain look for it: it stands out from the others'), false),
  },
  'a card of services on the home page',
);

/** The rules for `clinic/categories.yaml`. */
export const CategoriesSchema = fields(
  {
    services: v.pipe(
      listOf(serviceCategory, 'the categories of services, in the order of menus and lists'),
      eachWithItsOwn('id'),
      eachWithItsOwn('name'),
    ),
    articles: v.pipe(
      listOf(articleCategory, "the categories of articles, in the order of the blog's chips"),
      eachWithItsOwn('id'),
      eachWithItsOwn('name'),
    ),
    groups: v.pipe(listOf(group, 'the cards of services on the home page'), eachWithItsOwn('title')),
  },
  'categories of services and articles, and the groups of the home page',
);

type Categories = v.InferOutput<typeof CategoriesSchema>;
export type ServiceCategory = Categories['services'][number];
export type ArticleCategory = Categories['articles'][number];
export type ServiceGroup = Categories['groups'][number];
