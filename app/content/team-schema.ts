import * as v from 'valibot';
import { eachWithItsOwn, exactly, fields, id, listOf, picture, pictureText, text } from './schema-fields.ts';

const LINKEDIN = 'a full LinkedIn address, such as "https://www.linkedin.com/in/…"';
const EMAIL = 'an e-mail address';

const teamMember = fields(
  {
    id: id('a short name for this entry, such as "meera-pawar"'),
    name: text('the name'),
    role: text('what this person does, such as "Dental hygienist"'),
    qualifications: text('a degree, certificate or training'),
    specialties: listOf(text('a specialty'), 'a list of specialties'),
    image: picture,
    imageAlt: pictureText,
    about: text('one or more paragraphs, with an empty line between two'),
    expertise: v.optional(
      listOf(text('a field of expertise'), 'a list; leave the field out when there is none'),
    ),
    languages: v.optional(listOf(text('a language'), 'a list; leave the field out when there is none')),
    socialLinks: v.optional(
      fields(
        {
          linkedin: v.optional(
            v.pipe(v.string(LINKEDIN), v.url(LINKEDIN), v.startsWith('https://www.linkedin.com/', LINKEDIN)),
          ),
          email: v.optional(v.pipe(v.string(EMAIL), v.email(EMAIL))),
        },
        '{ linkedin: "…", email: "…" }, either of which may be left out',
      ),
    ),
  },
  'the fields of a team member',
);

/** The rules for `clinic/team.ts` (spec 3, Team member). */
export const TeamSchema = v.pipe(exactly(6, teamMember, 'team members'), eachWithItsOwn('id'));

export type TeamMember = v.InferOutput<typeof teamMember>;
