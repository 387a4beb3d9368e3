import { fields, point } from '../fields.ts';

/** The rules for `clinic/pages/service.yaml`. */
export const ServicePageSchema = fields(
  { nextStep: point },
  "what every service's page says beside its text",
);
