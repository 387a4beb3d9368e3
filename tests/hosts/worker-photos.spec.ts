import { request } from 'node:http';
import { expect } from '@playwright/test';
import { SENT_WITHOUT_PHOTOS } from '../../domain/forms/photos.ts';
import { EMAIL_SEND_FORM_PATH, emailJsRequest } from '../../domain/web/form-protocols.ts';
import { badFiles, jpegPhoto, paddedTo } from '../helpers/photo-files.ts';
import { newAddress } from '../helpers/unique-patients.ts';
import { appointmentOf } from '../helpers/test-relay.ts';
import { newParams, post, sendEmail, test, TEST_WORKER, url } from '../helpers/workerd-test.ts';

// Pictures with a request in workerd. relay/protocols/photos.test.ts tests them in detail on Node.

test.describe.configure({ timeout: 180_000 });

const MB = 1024 * 1024;

function formOf(fields: object, photos: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const photo of photos) form.append('photos', new File([new Uint8Array(photo)], 'a.jpg'));
  return form;
}

/** Sends a body in pieces, with a pause after each. Returns the status of the answer. */
async function sendSlowly(path: string, body: FormData): Promise<number | undefined> {
  const whole = new Request(url, { method: 'POST', body });
  const type = whole.headers.get('Content-Type')!;
  const bytes = Buffer.from(await whole.arrayBuffer());
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const sending = request(
    url + path,
    {
      method: 'POST',
      headers: {
        'Content-Type': type,
        'Content-Length': bytes.length,
        'CF-Connecting-IP': newAddress(),
      },
    },
    (response) => {
      response.resume();
      resolve(response.statusCode);
    },
  ).on('error', reject);
  const pieces = 24;
  for (let piece = 0; piece < pieces; piece++) {
    const [from, to] = [piece, piece + 1].map((at) => Math.floor((bytes.length * at) / pieces));
    sending.write(bytes.subarray(from, to));
    await new Promise((next) => setTimeout(next, 1000));
  }
  sending.end();
  return promise;
}

test(
  "attaches pictures to the clinic's e-mail, refuses other files, and leaves out pictures that are too large",
  { tag: '@edge' },
  async ({ workerd: { mailServer, whileRunning, log } }) => {
    await whileRunning(
      { PHOTOS: 'yes' },
      async () => {
        const photo = await jpegPhoto({ width: 4032, height: 3024 });
        const { template_params: _params, ...ids } = emailJsRequest('clinic', {});
        const send = (params: object, photos: readonly Buffer[]) =>
          post(EMAIL_SEND_FORM_PATH, { body: formOf({ ...ids, ...params }, photos) });

        const params = newParams();
        const answer = await send(params, [photo]);
        expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
        expect(mailServer.received[0]).toContain(`filename=${params.appointment_id}-1.jpg`);
        expect((await sendEmail('patient', params)).status).toBe(200);
        expect(mailServer.received[1]).not.toContain('image/jpeg');

        for (const [name, file, fault] of await badFiles()) {
          const refused = await send(newParams(), [file]);
          expect([refused.status, await refused.json()], name).toEqual([400, { photos: fault }]);
        }

        const large = newParams();
        mailServer.onRecipient = (done) => {
          mailServer.onRecipient = null;
          done(Object.assign(new Error('too large'), { responseCode: 552 }));
        };
        for (const attempt of ['first', 'repeated']) {
          const without = await send(large, [photo]);
          expect([without.status, await without.text()], attempt).toEqual([200, SENT_WITHOUT_PHOTOS]);
        }
        expect(mailServer.received).toHaveLength(3);
        expect(mailServer.received[2]).not.toContain('image/jpeg');

        const { id: _id, ...typed } = appointmentOf(newParams());
        const padded = paddedTo(4 * MB, await jpegPhoto());
        expect(await sendSlowly('/f/contact', formOf(typed, [padded, padded, padded]))).toBe(303);
        expect(mailServer.received[3]!.match(/Content-Type: image\/jpeg/g)).toHaveLength(3);
        expect(log.join()).not.toMatch(/priya|jpg/i);
      },
      TEST_WORKER,
    );
  },
);
