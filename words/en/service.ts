const rupeesOf = (amount: number) =>
  amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

export const words = {
  /** The name with the place that people search for it in. */
  title: (service: string, place: { locality: string; city: string }) =>
    `${service} in ${place.locality}, ${place.city}`,
  services: 'Services',
  loading: 'Loading service details...',
  about: (service: string) => `About ${service}`,
  atAGlance: 'At a glance',
  hurts: 'Does it hurt?',
  takes: 'How long does it take?',
  afterwards: 'And afterwards?',
  fees: 'What does it cost?',
  /** @param rupees - whole rupees */
  from: (rupees: number) => `From ${rupeesOf(rupees)}. Your plan has the whole sum, in writing.`,
  helpNow: 'When to get help now',
  benefits: 'Benefits',
  procedure: 'Procedure',
  ourClinic: 'About our clinic',
  further: 'Read on',
  article: <N>(t: { article: N }): (string | N)[] => ['In our blog: ', t.article],
  doctor: <N>(t: { doctor: N }): (string | N)[] => ['Who does this here: ', t.doctor],
  case: <N>(t: { case: N }): (string | N)[] => ['Before and after: ', t.case],
  related: 'Related services',
  unknown: { title: 'Service', description: 'There is no service at this address.' },
  notFound: {
    title: 'Service Not Found',
    text: 'We could not load the details of this service. Please try again in a moment, choose another one, or simply ring us.',
    action: 'Return to All Services',
  },
};
