import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import type { SiteHost } from '../../domain/clinic/site-hosts.ts';
import { HOSTS, type StepCheck } from './hosts.ts';

/** A step of a host's guide, as it is shown. */
export type GuideStep = {
  check: StepCheck;
  title: string;
  html: string;
  /** its commands and values, which are not in `html` */
  copy: string[];
  /** the page to open */
  open: string | null;
};

const BLOCK = /^```\n([^]*?)\n```$/gm;
const STEPS = /^## Steps\n+([^]*?)\s*(?=^## |$(?![^]))/m;

/**
 * Reads a host's steps from its guide, with the site's domain in place of `clinic.example`.
 *
 * @param domain - null until the owner has chosen one
 */
export function readSteps(host: SiteHost, domain: string | null): GuideStep[] {
  const { guide, steps } = HOSTS[host];
  const [, text = ''] = STEPS.exec(readFileSync(guide, 'utf8'))!;
  const parts = text
    .replaceAll('`clinic.example`', domain ? `\`${domain}\`` : 'your web address')
    .replaceAll('clinic.example', domain ?? 'YOUR-ADDRESS')
    .split(/^\d+\. /m)
    .slice(1);
  return parts.map((part, at) => {
    const [, title = '', below = ''] = /^\*\*(.+?)\.?\*\*\s*([^]*)/.exec(part.replaceAll(/^ {3}/gm, ''))!;
    // The desk has no pages for links to other guides, so only their text is kept.
    const shown = below.replaceAll(/\[([^\]]+)\]\((?!https:)[^)]+\)/g, '$1');
    const [, open = null] = /\]\((https:[^)]+)\)/.exec(shown) ?? [];
    const blocks = [...shown.matchAll(BLOCK)].map(([, code]) => code!);
    const html = marked.parse(shown.replaceAll(BLOCK, ''), { async: false });
    return { check: steps[at]!, title, html, copy: blocks, open };
  });
}
