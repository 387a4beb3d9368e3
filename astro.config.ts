import { resolve } from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { facts } from '#clinic/facts.ts';
import { formOrigins, mailServicesFrom } from './compile/read-mail-services.ts';
import { acceptsPhotos } from './domain/forms/photos.ts';
import { browserScripts } from './site/build/browser-scripts.ts';
import { finishPages } from './site/build/finish-pages.ts';
import { picturesInDevelopment } from './site/build/pictures.ts';
import { registerScreens } from './site/routes.ts';
import { LANGUAGE, PREFIX } from './site/site-language.ts';

const environment = {
  ...process.env,
  ...loadEnv('production', process.cwd(), ['EMAILJS_', 'FORMSPREE_']),
};

const MAIL_SERVICES = mailServicesFrom(environment, LANGUAGE);

// A build has the code of pictures with a request only if the clinic accepts some. During development the
// clinic's data may change.
const HAS_PHOTOS = acceptsPhotos(facts) || !process.argv.includes('build');

// Import aliases of a language other than English, whose aliases are in package.json.
const languageAlias: Record<string, string> = PREFIX
  ? { '#words/': `${resolve('words', LANGUAGE)}/`, '#clinic/': `${resolve('.compiled', LANGUAGE)}/` }
  : {};

export default defineConfig({
  srcDir: './site',
  // Each language is a separate build. tools/build.ts copies the other languages into the English build.
  outDir: PREFIX ? `./build/languages/${LANGUAGE}` : './build/client',
  cacheDir: './node_modules/.astro',
  trailingSlash: 'ignore',
  compressHTML: false,
  devToolbar: { enabled: false },
  build: { format: 'directory', assets: 'assets' },
  integrations: [react(), registerScreens(), finishPages(formOrigins(MAIL_SERVICES))],
  vite: {
    plugins: [tailwindcss(), browserScripts(), picturesInDevelopment()],
    resolve: { alias: languageAlias },
    define: {
      'process.env.SITE_LANGUAGE': JSON.stringify(process.env.SITE_LANGUAGE ?? ''),
      __MAIL_SERVICES__: JSON.stringify(MAIL_SERVICES),
      __HAS_PHOTOS__: String(HAS_PHOTOS),
    },
    build: { assetsInlineLimit: 0 },
  },
});
