import { pluralsOf } from '../plurals.ts';

const plural = pluralsOf('mr');

export const words = {
  book: 'अपॉइंटमेंट घ्या',
  all: 'सर्व उपचार',
  count: (services: number) => plural(services, { one: `${services} उपचार`, other: `${services} उपचार` }),
  featured: 'काही खास उपचार',
  another: 'आणखी काही विचारायचे आहे?',
  contact: 'संपर्क करा',
};
