import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificateFor } from '../../tools/certificate.ts';
import { LARGE } from './clinics.ts';
import { createEmailService } from './emailjs-stand-in.ts';
import { createFormService } from './formspree-stand-in.ts';
import { testOf } from './served.ts';
import type { StandIn } from './stand-in.ts';

type EmailService = ReturnType<typeof createEmailService>;
type FormService = ReturnType<typeof createFormService>;

type Elsewhere = {
  services: { email: EmailService; form: FormService };
  /** Chromium's word for which names lead where, and that no other leads anywhere */
  hostRules: string;
};

/**
 * The site as it was built for EmailJS and Formspree, on an origin of its own, and the two services on theirs. The
 * browser itself resolves their names to servers of this test with TLS, so origins, preflights, referrers and content
 * security policy are as they will be; nothing is intercepted on the way.
 */
export const test = testOf(LARGE).extend<
  { emailService: EmailService; formService: FormService },
  { elsewhere: Elsewhere }
>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which other fixtures this one uses: none.
    async ({}, use) => {
      const services = { email: createEmailService(), form: createFormService() };
      const certificate = certificateFor(['formspree.io', 'api.emailjs.com']);
      const start = async ({ answer }: StandIn) => {
        const server = createServer(certificate, (request, response) => {
          // Where a connection it kept is closed, a browser sends a request again by itself; on a new one it does not.
          response.setHeader('Connection', 'close');
          void answer(request, response);
        });
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
        return server;
      };
      const servers = [await start(services.email), await start(services.form)];
      const [email, form] = servers.map((server) => (server.address() as AddressInfo).port);
      const hostRules = `MAP api.emailjs.com 127.0.0.1:${email}, MAP formspree.io 127.0.0.1:${form}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
      await use({ services, hostRules });
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ elsewhere, playwright, launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${elsewhere.hostRules}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
  emailService: async ({ elsewhere: { services } }, use) => {
    services.email.reset();
    await use(services.email);
  },
  formService: async ({ elsewhere: { services } }, use) => {
    services.form.reset();
    await use(services.form);
  },
});
