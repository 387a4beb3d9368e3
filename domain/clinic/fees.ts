import * as v from 'valibot';
import { suchAs } from './field-description.ts';
import * as f from './field-schemas.ts';

const UNITS = ['visit', 'tooth', 'jaw'] as const;
const PAYMENT_METHODS = ['cash', 'upi', 'cards', 'bank-transfer', 'instalments'] as const;

/** Schema of a fee: a range, so that the lowest price is never shown alone. */
export const fee = v.pipe(
  f.fields(
    {
      from: f.wholeNumber("what it costs at least, a whole amount in the clinic's currency", 1),
      to: f.wholeNumber(
        "what it costs at most, a whole amount in the clinic's currency; the same as from for a fixed fee",
        1,
      ),
      per: v.optional(f.choice(UNITS, 'for each of what it is paid; left out, for the whole treatment')),
    },
    'a fee such as { from: 4500, to: 9000, per: tooth }',
  ),
  v.forward(
    v.check(({ from, to }) => to >= from, 'not less than `from`'),
    ['to'],
  ),
);

/** Schema of the total with another treatment that usually follows. The sum is computed. */
export const total = f.fields(
  {
    title: f.text(suchAs('what the sum has in it', 'With a crown', { quoted: true })),
    with: f.reference('service', 'the service whose fee is added, by the name of its file'),
  },
  'the fee together with that of another service: title and with',
);

const otherFee = f.fields(
  {
    title: f.text(suchAs('what is paid for', 'A simple extraction', { quoted: true })),
    service: f.reference('service', 'the service that tells of it, by the name of its file'),
    fee,
  },
  'another fee of a service: title, service and fee',
);

/** Schema of `clinic/fees.yaml`. The fee of a service is in its own file. */
export const FeesSchema = f.fields(
  {
    intro: v.optional(
      f.longText('a sentence or two above all fees, such as that each patient has it in writing first'),
    ),
    consultation: v.optional(fee),
    others: f.listOf(otherFee, 'what a service has fees for beside its own, a simpler treatment for example'),
    payment: f.listOf(f.choice(PAYMENT_METHODS, 'a way to pay'), 'the ways to pay, the likeliest first'),
    instalments: v.optional(f.longText('how a fee is paid in instalments')),
    insurance: v.optional(f.longText('what a patient who is insured can expect')),
    estimate: f.listOf(f.text('a part of it'), 'what a written estimate holds'),
  },
  'consultation, payment, insurance and estimates; what is left out is not shown',
);

/** A fee in whole units of the clinic's currency. */
export type Fee = v.InferOutput<typeof fee>;
/** The unit for which a fee is charged. */
export type FeeUnit = (typeof UNITS)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type Fees = v.InferOutput<typeof FeesSchema>;
