import { resolve } from 'node:path';

const code = process.env.SITE_LANGUAGE || 'en';

/** The folders of SITE_LANGUAGE that `#words/…` and `#clinic/…` are in; none for English, which package.json says. */
export const languageAlias: Record<string, string> =
  code === 'en'
    ? {}
    : { '#words/': `${resolve('words', code)}/`, '#clinic/': `${resolve('.compiled', code)}/` };
