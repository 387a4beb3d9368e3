import type * as v from 'valibot';
import { fields, point, type Compiled } from '../fields.ts';

/** The rules for `clinic/pages/service.yaml`. */
export const ServicePageSchema = fields(
  { nextStep: point },
  "what every service's page says beside its text",
);

export type ServicePage = Compiled<v.InferOutput<typeof ServicePageSchema>>;
