import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';

/** Schema of `access` in `clinic/clinic.yaml`. */
export const access = f.fields(
  {
    landmark: v.optional(f.text(suchAs('a landmark to find the clinic by', 'Above the post office'))),
    station: v.optional(f.text('the nearest station or stop, and how far it is')),
    parking: v.optional(
      f.fields(
        {
          place: f.choice(['premises', 'street', 'nearby', 'none'], 'where patients park'),
          note: v.optional(
            f.text(
              suchAs('one more sentence', 'The guard opens the gate', {
                rest: '; the site says itself where one parks',
              }),
            ),
          ),
        },
        'where patients park',
      ),
    ),
    entrance: v.optional(
      f.fields(
        {
          steps: v.optional(
            f.wholeNumber(
              'how many steps to the reception nobody can avoid, 0 to 200; left out, steps are not mentioned',
              0,
              200,
            ),
          ),
          lift: f.yesNoOrUnsaid('whether a lift goes up to the clinic; left out, a lift is not mentioned'),
        },
        'the way from the street to the reception',
      ),
    ),
    wheelchair: v.optional(
      f.choice(['unaided', 'helped', 'no'], 'how a wheelchair gets from the street to the treatment chair'),
    ),
    companion: v.optional(f.choice(['treatment', 'waiting'], 'the room that has a seat for a companion')),
  },
  'how patients get in; what is left out is not mentioned',
);

/** Schema of `visit` in `clinic/clinic.yaml`. */
export const visit = f.fields(
  {
    bring: v.pipe(
      f.listOf(f.text(suchAs('a thing', 'earlier X-rays')), 'what patients should bring, a line each'),
      v.readonly(),
    ),
    firstMinutes: v.optional(f.wholeNumber('about how many minutes a first visit takes, 5 to 480', 5, 480)),
    lateMinutes: v.optional(
      f.wholeNumber(
        'how many minutes late patients may arrive without losing the appointment, 1 to 120',
        1,
        120,
      ),
    ),
    accompaniedUnder: v.optional(
      f.wholeNumber('below what age patients have to come with a parent or guardian, 1 to 21', 1, 21),
    ),
  },
  'what patients should know before they come; what is left out is not mentioned',
);

export type Access = v.InferOutput<typeof access>;
export type Visit = v.InferOutput<typeof visit>;

const degrees = (what: string, max: number) =>
  v.pipe(v.number(what), v.minValue(-max, what), v.maxValue(max, what), f.describe(what));

/** Where the clinic is on a map. */
export const map = f.fields(
  {
    latitude: degrees('the latitude in degrees, from -90 to 90', 90),
    longitude: degrees('the longitude in degrees, from -180 to 180', 180),
    sketch: v.optional(f.longText('what the sketch in clinic/images/map-sketch.svg shows')),
  },
  'where the clinic is; without it, maps look for its name and address',
);
