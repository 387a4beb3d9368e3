import { ConfigurationError } from '../domain/clinic/configuration-error.ts';
import { confirmAndApply } from './removal/confirm-and-apply.ts';
import { planRemoval } from './removal/plan-removal.ts';
import type { Target } from './removal/find-references.ts';

// Removes something from a clinic, with everything that refers to it: shows the plan, asks, and applies it.
//   npm run remove service braces             also doctor, article, category, article-category, language
//   npm run remove -- service braces --yes    without asking

const KINDS: Record<string, Target['kind']> = {
  service: 'service',
  doctor: 'doctor',
  article: 'article',
  category: 'service-category',
  'article-category': 'article-category',
  language: 'language',
};

await confirmAndApply((folder, [kind = '', id = '']) => {
  if (!KINDS[kind] || !id) {
    throw new ConfigurationError(
      `npm run remove ${Object.keys(KINDS).join('|')} NAME, such as service braces`,
    );
  }
  const { files, cuts, links, mentions, inTheWay, carryOut } = planRemoval(folder, [
    { kind: KINDS[kind], id },
  ]);
  if (inTheWay.length > 0) {
    const lines = inTheWay.map((place) => `  ${place}`).join('\n');
    throw new ConfigurationError(
      `Nothing was taken out. These can't do without it; change them first:\n${lines}`,
    );
  }
  const parts = {
    'Goes:': files,
    'Goes from the others:': cuts,
    'The words stay without their link:': links,
    'Stays as it is, and speaks of it. Read these:': mentions,
  };
  return { parts, question: 'Take it out?', carryOut };
});
