import { resolve } from 'node:path';

const code = process.env.SITE_LANGUAGE || 'en';

/** Import aliases `#words/…` and `#clinic/…` of SITE_LANGUAGE. Those of English are in package.json. */
export const languageAlias: Record<string, string> =
  code === 'en'
    ? {}
    : { '#words/': `${resolve('words', code)}/`, '#clinic/': `${resolve('.compiled', code)}/` };
