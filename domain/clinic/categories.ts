import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';

const serviceCategory = f.fields(
  {
    id: f.id(suchAs('a short name that becomes part of the address', 'preventive-care')),
    name: f.text("the category's name"),
    icon: f.icon,
  },
  'a category of services',
);

const articleCategory = f.fields(
  { id: f.id(suchAs('a short name', 'oral-health')), name: f.text("the category's name") },
  'a category of articles',
);

const group = f.fields(
  {
    title: f.text("the group's name"),
    landing: v.optional(
      f.slug(
        'such as orthodontics-in-worli: the last part of the address /services/… that its link leads to',
      ),
    ),
    category: v.optional(
      f.reference('service-category', 'the id of the category of services that its link opens'),
    ),
    description: f.longText('one or two sentences'),
    ...f.optionalPicture,
    benefits: f.listOf(f.text('a benefit'), 'benefits: the card shows the first two and counts the rest'),
    procedures: f.listOf(f.text('what is done'), 'what is done, in a few words each'),
    services: f.listOf(
      f.reference('service', suchAs('the id of a service', 'braces')),
      'services by id: the card shows the first three and counts the rest',
    ),
    reason: v.optional(
      f.text('what a visit booked from this card is for, in the request and its notes; needs a category'),
    ),
    urgent: v.optional(f.yesOrNo('whether patients in pain look for it; it is then highlighted'), false),
  },
  'a card of services on the home page',
);

/** Schema of `clinic/categories.yaml`. */
export const CategoriesSchema = f.fields(
  {
    services: v.pipe(
      f.listById(serviceCategory, 'the categories of services, in the order of menus and lists'),
      f.uniqueBy('name'),
    ),
    articles: v.pipe(
      f.listById(articleCategory, "the categories of articles, in the order of the blog's chips"),
      f.uniqueBy('name'),
    ),
    groups: v.pipe(f.listOf(group, 'the cards of services on the home page'), f.uniqueBy('title')),
  },
  'categories of services and articles, and the groups of the home page',
);

type Categories = Compiled<v.InferOutput<typeof CategoriesSchema>>;
export type ServiceCategory = Categories['services'][number];
export type ArticleCategory = Categories['articles'][number];
export type ServiceGroup = Categories['groups'][number];
