export const words = {
  /** the page title, with the area for search engines */
  title: (service: string, area: string) => `${service} in ${area}`,
  services: 'Services',
  loading: 'Loading service details...',
  atAGlance: 'At a glance',
  treatedBy: 'Treated by',
  what: 'What is it?',
  benefits: 'Benefits',
  hurts: 'Does it hurt?',
  takes: 'How long does it take?',
  procedure: 'Procedure',
  afterwards: 'And afterwards?',
  byDay: {
    title: 'Day by day: what is normal, and when to call',
    normal: 'Normal',
    notNormal: 'Not normal: call us',
    toDo: 'What to do',
    /** below the days: what “call us” means at night */
    whenClosed:
      'When we are closed: see a dentist who is open the same day. With fever and swelling, bleeding that 20 minutes of firm biting do not stop, or trouble swallowing or breathing, go to a hospital.',
    print: 'Print this on one sheet',
    /** prints it with the name of another treatment for which it holds */
    printFor: (treatment: string) => `Print it for: ${treatment}`,
  },
  costs: 'What does it cost?',
  helpNow: 'When to get help now',
  ourClinic: 'About our clinic',
  further: 'Read on',
  article: 'From our blog',
  case: 'Before and after',
  related: 'Related services',
  notFound: {
    title: 'Service Not Found',
    text: 'We could not load the details of this service. Please try again in a moment, choose another one, or simply ring us.',
    action: 'Return to All Services',
  },
};
