export const words = {
  book: 'अपॉइंटमेंट लें',
  all: 'सभी इलाज',
  count: (services: number) => `${services} इलाज`,
  featured: 'खास इलाज',
  another: 'कोई और सवाल?',
  contact: 'संपर्क करें',
};
