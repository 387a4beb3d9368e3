export const words = {
  /** The name with the place that people search for it in. */
  title: (service: string, place: { locality: string; city: string }) =>
    `${service} in ${place.locality}, ${place.city}`,
  services: 'Services',
  loading: 'Loading service details...',
  about: (service: string) => `About ${service}`,
  benefits: 'Benefits',
  procedure: 'Procedure',
  related: 'Related services',
  unknown: { title: 'Service', description: 'There is no service at this address.' },
  notFound: {
    title: 'Service Not Found',
    text: 'We could not load the details of this service. Please try again in a moment, choose another one, or simply ring us.',
    action: 'Return to All Services',
  },
};
