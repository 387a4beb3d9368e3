/** The accounts the site is built for here; what an owner puts into `.env`. */
export const ENVIRONMENT = {
  EMAILJS_PUBLIC_KEY: 'k3yOfWorliBay_1x',
  EMAILJS_SERVICE_ID: 'service_w0rl1b4',
  EMAILJS_CLINIC_TEMPLATE_ID: 'template_cl1n1c0',
  EMAILJS_PATIENT_TEMPLATE_ID: 'template_p4t13nt',
  FORMSPREE_FORM_ID: 'xwrlbayd',
} as const;
