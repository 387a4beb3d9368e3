import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { languageAlias } from './language-alias.ts';

// Before a script of the build that says something in SITE_LANGUAGE: node --import ./compile/in-language.ts SCRIPT
registerHooks({
  resolve(specifier, context, next) {
    const alias = Object.keys(languageAlias).find((each) => specifier.startsWith(each));
    if (!alias) return next(specifier, context);
    return next(pathToFileURL(specifier.replace(alias, () => languageAlias[alias]!)).href, context);
  },
});
