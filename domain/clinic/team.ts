import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';
import type { Compiled } from './picture-set.ts';

/** The fields of a member of the team. */
export const member = f.fields(
  {
    id: f.id(suchAs('a short name for this entry', 'meera-pawar')),
    name: f.properName('the name'),
    role: f.text(suchAs('what this person does here', 'Dental hygienist')),
    qualifications: v.optional(f.properName('a degree, certificate or training')),
    specialties: f.listOf(f.text('a specialty'), 'short labels in the profile'),
    ...f.optionalPicture,
    about: f.listOf(f.longText('a paragraph'), 'paragraphs; the card shows the first'),
    expertise: f.listOf(f.text('a field of expertise'), 'fields of expertise'),
    languages: f.listOf(f.text('a language'), 'the languages this person speaks'),
    socialLinks: v.optional(
      f.fields(
        {
          linkedin: v.optional(
            f.matching(
              /^https:\/\/www\.linkedin\.com\/./,
              suchAs('a full LinkedIn address', 'https://www.linkedin.com/in/…'),
            ),
          ),
          email: v.optional(f.emailAddress('the address of this person', '{clinic.emailDomain}')),
        },
        'linkedin, email or both',
      ),
    ),
  },
  'the fields of a team member',
);

/** Schema of `clinic/team.yaml`. */
export const TeamSchema = f.fields(
  {
    team: f.listById(member, 'the people of the Team page who are not doctors'),
  },
  'the team',
);

/** A member of the team. */
export type TeamMember = Compiled<v.InferOutput<typeof member>>;
