import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailHref, phoneHref } from '../../domain/web/contact-links.ts';
import { NO_DETECTION } from '../../domain/web/format-detection.ts';
import { policyText } from '../../domain/web/security-headers.ts';
import { partOfDayAt } from '../../domain/clinic/view.ts';
import type { TimeOfDay } from '../../domain/time/weekly-hours.ts';
import { Sentence } from '../emails/email-layout.tsx';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { RelayContext } from '../relay-types.ts';

/** A page of the relay. */
export type Page = {
  status: ContentfulStatusCode;
  /** in the tab; `content` has its own heading */
  title: string;
  content: ReactNode;
  /** of the visit that the page is about: the page's sky has its light */
  visitTime?: TimeOfDay | undefined;
  /** how to reach the clinic, shown at the end; the usual sentence by default */
  reach?: (links: { phone: ReactNode; email: ReactNode }) => ReactNode[];
};

/** Answers with a page in the site's design and in the language of `clinic`. It works without scripts. */
export function answerPage(c: RelayContext, clinic: LocalizedClinic, page: Page): Response {
  c.header(
    'Content-Security-Policy',
    policyText({
      'default-src': ["'none'"],
      'style-src': [clinic.style.hash],
      // The style sheet contains small fonts, and links to those of other alphabets than Latin.
      'font-src': ['data:', "'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
  );
  c.header('X-Robots-Tag', 'noindex, nofollow');
  return c.html(`<!doctype html>${renderToStaticMarkup(<Document {...{ clinic, ...page }} />)}`, page.status);
}

/** Answers with a page that only the owner of its link may see. */
export function answerLink(c: RelayContext, clinic: LocalizedClinic, page: Page): Response {
  // Whoever has the address can act, so it must not leak to other sites.
  c.header('Referrer-Policy', 'no-referrer');
  return answerPage(c, clinic, page);
}

function Document(props: Page & { clinic: LocalizedClinic }) {
  const { clinic, title, content, visitTime, reach } = props;
  const { code, prefix, style, words } = clinic;
  const link = (href: string, text: string) => (
    <a href={href} dir="ltr">
      {text}
    </a>
  );
  return (
    <html lang={code} dir={words.language.direction} data-moment={visitTime && partOfDayAt(visitTime)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="format-detection" content={NO_DETECTION} />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${clinic.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: style.css }} />
      </head>
      <body>
        <header>
          <a href={prefix || '/'}>{clinic.name}</a>
        </header>
        <div className="sea" />
        <main>{content}</main>
        <footer>
          <Sentence
            parts={(reach ?? words.appointmentPages.page.reach)({
              phone: link(phoneHref(clinic.phone), clinic.phone),
              email: link(emailHref(clinic.email), clinic.email),
            })}
          />
        </footer>
      </body>
    </html>
  );
}
