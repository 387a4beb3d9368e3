/** The accounts the site is built for, as an owner puts them into `.env`. */
export const SERVICES = {
  EMAILJS_PUBLIC_KEY: 'k3yOfWorliBay_1x',
  EMAILJS_SERVICE_ID: 'service_w0rl1b4',
  EMAILJS_CLINIC_TEMPLATE_ID: 'template_cl1n1c0',
  EMAILJS_PATIENT_TEMPLATE_ID: 'template_p4t13nt',
  FORMSPREE_FORM_ID: 'xwrlbayd',
} as const;

/** Work enough to be measured, and not to be waited for. */
export const PROOF_OF_WORK = {
  PROOF_OF_WORK: '20',
  PROOF_OF_WORK_KEY: 'a secret of thirty-two characters',
} as const;
