import * as v from 'valibot';
import {
  eachWithItsOwn,
  fields,
  id,
  listOf,
  longText,
  matching,
  personName,
  pictureIfAny,
  someOf,
  text,
  type Compiled,
} from './fields.ts';

const member = fields(
  {
    id: id('a short name for this entry, such as meera-pawar'),
    name: personName('the name'),
    role: text('what this person does here, such as Dental hygienist'),
    qualifications: text('a degree, certificate or training'),
    specialties: listOf(text('a specialty'), 'short labels in the profile'),
    ...pictureIfAny,
    about: someOf(longText('a paragraph'), 'paragraphs; the card shows the first'),
    expertise: listOf(text('a field of expertise'), 'fields of expertise'),
    languages: listOf(text('a language'), 'the languages this person speaks'),
    socialLinks: v.optional(
      fields(
        {
          linkedin: v.optional(
            matching(
              /^https:\/\/www\.linkedin\.com\/./,
              'a full LinkedIn address, such as https://www.linkedin.com/in/…',
            ),
          ),
          email: v.optional(matching(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, 'an e-mail address')),
        },
        'linkedin, email or both',
      ),
    ),
  },
  'the fields of a team member',
);

/** The rules for `clinic/team.yaml`. */
export const TeamSchema = fields(
  { team: v.pipe(listOf(member, 'the people of the Team page who are not doctors'), eachWithItsOwn('id')) },
  'the team',
);

/** A member of the team, as pages show one. */
export type TeamMember = Compiled<v.InferOutput<typeof member>>;
