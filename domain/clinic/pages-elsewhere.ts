import * as v from 'valibot';
import { suchAs, type What } from './field-description.ts';
import * as f from './field-schemas.ts';

/** An address to link, or null. `what` says what pages show for null. */
function optionalLink(what: What) {
  return v.optional(v.nullable(f.httpsUrl(what)));
}

const socialAddress = optionalLink(
  suchAs('the address of your page there', 'https://social.example/your-clinic', {
    rest: '; empty shows no icon, and the word null in the file an icon without a link',
  }),
);

/** Schema of `social` in `clinic.yaml`. */
export const social = v.optional(
  f.fields(
    {
      facebook: socialAddress,
      instagram: socialAddress,
      twitter: socialAddress,
      linkedin: socialAddress,
    },
    'your pages in social networks; what is left out is not shown',
  ),
  {},
);

/** Schema of `reviews` in `clinic.yaml`. */
export const reviews = optionalLink(
  suchAs("the clinic's own page where patients review it elsewhere", 'https://reviews.example/your-clinic', {
    rest: '; left out, none is shown',
  }),
);

/** Schema of `terms` in `clinic.yaml`. */
export const terms = optionalLink(
  suchAs('where your terms of service are', 'https://your-clinic.example/terms.pdf', {
    rest: '; left out, they are not mentioned; the word null shows them without a link',
  }),
);
