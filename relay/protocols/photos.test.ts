import { beforeAll, describe, expect, test } from 'vitest';
import { EMAIL_SEND_FORM_PATH, emailJsRequest } from '../../domain/web/form-protocols.ts';
import { SENT_WITHOUT_PHOTOS } from '../../domain/forms/photos.ts';
import { createMemoryStore } from '../../tests/helpers/memory-store.ts';
import { badFiles, jpegPhoto, otherPhoto, paddedTo, SECRET } from '../../tests/helpers/photo-files.ts';
import { KEY } from '../../tests/helpers/relay-with-links.ts';
import { ASKED, CLINIC, createTestRelay, PARAMS } from '../../tests/helpers/test-relay.ts';
import { createLinkEncryption } from '../appointment/link-encryption.ts';
import { DeliveryError, type Mail } from '../emails/mail.ts';
import { createMemoryLimits } from '../rate-limits.ts';
import type { RelayOptions } from '../relay-types.ts';

const WITH_PHOTOS = { ...CLINIC, booking: { ...CLINIC.booking, photos: true } };

const MB = 1024 * 1024;
const KB = 1000;

let jpeg: Buffer;
beforeAll(async () => {
  jpeg = await jpegPhoto();
});

const fileOf = (bytes: Buffer, name = 'IMG_0001.jpg') => new File([new Uint8Array(bytes)], name);

function startRelay(changes: Partial<RelayOptions> = {}) {
  const { records } = createMemoryStore();
  const appointments = { links: createLinkEncryption([KEY]), records, siteUrl: CLINIC.siteUrl };
  const relay = createTestRelay({ clinic: WITH_PHOTOS, appointments, ...changes });
  const { id: _id, ...typed } = ASKED;
  const formOf = (fields: object, photos: readonly File[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    for (const photo of photos) form.append('photos', photo);
    return form;
  };
  const { template_params: _params, ...ids } = emailJsRequest('clinic', {});
  return {
    ...relay,
    /** Posts as the booking form does with pictures. */
    sendPhotos: (photos: readonly File[], changes: object = {}, client?: string) =>
      relay.post(EMAIL_SEND_FORM_PATH, { body: formOf({ ...ids, ...PARAMS, ...changes }, photos) }, client),
    /** Posts as the booking form without scripts does. */
    sendPlain: (photos: readonly File[], changes: object = {}) =>
      relay.post('/f/contact', { body: formOf({ ...typed, ...changes }, photos) }),
    /** The same with the length in the headers, as browsers do. */
    async sendPlainWithLength(photos: readonly File[], changes: object = {}) {
      const form = new Response(formOf({ ...typed, ...changes }, photos));
      const body = await form.arrayBuffer();
      const headers = {
        'Content-Type': form.headers.get('Content-Type')!,
        'Content-Length': String(body.byteLength),
      };
      return relay.post('/f/contact', { body, headers });
    },
  };
}

/** A mail server that takes no e-mail of more than some bytes. */
function smallMailServer(delivered: Mail[], most: number) {
  return async (mail: Mail) => {
    const bytes = mail.attachments.reduce((total, { content }) => total + content.length, 0);
    if (bytes > most) throw new DeliveryError('too large', '552', null, 'rejected');
    delivered.push(mail);
  };
}

describe('a request with pictures', () => {
  test("is one e-mail to the clinic, with the pictures named by the request's id", async () => {
    const { sendPhotos, sendEmail, delivered } = startRelay();
    const photos = [fileOf(jpeg), fileOf(await otherPhoto('png'), 'x'), fileOf(await otherPhoto('webp'))];
    const response = await sendPhotos(photos);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [mail] = delivered;
    expect(mail!.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['DENT-4K7Q2Z-1.jpg', 'image/jpeg'],
      ['DENT-4K7Q2Z-2.png', 'image/png'],
      ['DENT-4K7Q2Z-3.webp', 'image/webp'],
    ]);
    for (const { content } of mail!.attachments) expect(Buffer.from(content).includes(SECRET)).toBe(false);
    expect(mail!.text).toMatch(/Pictures: DENT-4K7Q2Z-1\.jpg \(\d+ KB\)/);

    expect((await sendEmail({ template_id: 'patient' })).status).toBe(200);
    const toPatient = delivered[1]!;
    expect(toPatient.attachments.map(({ contentType }) => contentType)).toEqual([
      'text/calendar; charset=utf-8',
    ]);
    expect(toPatient.text).not.toMatch(/picture/i);
  });

  test('is sent once, however often it is posted', async () => {
    const { sendPhotos, delivered } = startRelay();
    const answers = await Promise.all([sendPhotos([fileOf(jpeg)]), sendPhotos([fileOf(jpeg)])]);
    for (const answer of answers) expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(delivered).toHaveLength(1);
  });

  test.each(['scripts', 'no scripts'])('from a form with %s is refused for a bad file', async (kind) => {
    for (const [name, file, fault] of await badFiles()) {
      const { sendPhotos, sendPlain, delivered, log } = startRelay();
      const send = kind === 'scripts' ? sendPhotos : sendPlain;
      const answer = await send([fileOf(jpeg), fileOf(file)]);
      expect(answer.status, name).toBe(kind === 'scripts' ? 400 : 422);
      if (kind === 'scripts') expect(await answer.json(), name).toEqual({ photos: fault });
      else {
        const page = await answer.text();
        expect(page, name).toContain('value="Priya Raghunathan"');
        expect(page, name).toMatch(/<p class="wrong" id="photos-fault">[A-Z]/);
      }
      expect(delivered, name).toHaveLength(0);
      expect(log.at(-1)).toMatchObject({ outcome: 'refused', fields: ['photos'] });
    }
  });

  test('never goes to the patient', async () => {
    const { sendPhotos, sendEmail, delivered } = startRelay();
    await sendEmail();
    const answer = await sendPhotos([fileOf(jpeg)], { template_id: 'patient' });
    expect(answer.status).toBe(400);
    expect(delivered).toHaveLength(1);
  });

  test('may have a file in no other field', async () => {
    const { post, delivered } = startRelay();
    const body = new FormData();
    for (const [name, value] of Object.entries(PARAMS)) body.append(name, value);
    for (const [name, value] of Object.entries(emailJsRequest('clinic', {}))) {
      if (typeof value === 'string') body.append(name, value);
    }
    body.append('avatar', fileOf(jpeg));
    expect((await post(EMAIL_SEND_FORM_PATH, { body })).status).toBe(400);
    expect(delivered).toHaveLength(0);
  });
});

describe('a request with pictures that are too large for the mail server', () => {
  test('is sent without them, and both sides are told', async () => {
    const delivered: Mail[] = [];
    const { sendPhotos, sendEmail } = startRelay({ deliver: smallMailServer(delivered, 10 * KB) });
    for (const attempt of ['first', 'repeated']) {
      const answer = await sendPhotos([fileOf(jpeg)]);
      expect([answer.status, await answer.text()], attempt).toEqual([200, SENT_WITHOUT_PHOTOS]);
    }
    expect(delivered).toHaveLength(1);
    expect(delivered[0]!.attachments).toEqual([]);
    expect(delivered[0]!.text).toMatch(/Pictures: Left out, because your mail server .* 1 \(\d+ KB\)/);
    await sendEmail({ template_id: 'patient' });
    expect(delivered[1]!.text).toContain('reached us without your pictures');
  });

  test('from a form without scripts is sent without them, and the patient is told by e-mail', async () => {
    const delivered: Mail[] = [];
    const { sendPlain } = startRelay({ deliver: smallMailServer(delivered, 10 * KB) });
    expect((await sendPlain([fileOf(jpeg)])).status).toBe(303);
    expect(delivered.map(({ text }) => /your mail server|without your pictures/.exec(text)?.[0])).toEqual([
      'your mail server',
      'without your pictures',
    ]);
  });

  test('without an e-mail address says so on the page', async () => {
    const clinic = { ...WITH_PHOTOS, booking: { ...WITH_PHOTOS.booking, email: 'optional' as const } };
    const { sendPlain } = startRelay({ clinic, deliver: smallMailServer([], 10 * KB) });
    const page = await (await sendPlain([fileOf(jpeg)], { email: '' })).text();
    expect(page).toContain('reached us without your pictures');
  });

  test('fails as others do if the mail server fails otherwise', async () => {
    let attempts = 0;
    const { sendPhotos } = startRelay({
      deliver: async () => {
        attempts++;
        throw new DeliveryError('away', 'ECONNREFUSED', null, 'unavailable');
      },
    });
    expect((await sendPhotos([fileOf(jpeg)])).status).toBe(412);
    expect(attempts).toBe(1);
  });
});

describe('the form without scripts', () => {
  test('passes on three pictures of 4 MB', async () => {
    const { sendPlain, delivered } = startRelay();
    const large = fileOf(paddedTo(4 * MB, jpeg));
    expect((await sendPlain([large, large, large])).status).toBe(303);
    expect(delivered[0]!.attachments).toHaveLength(3);
    expect(delivered[1]!.attachments).toHaveLength(1);
  });

  test('refuses a fourth picture, and one of more than 4 MB', async () => {
    const small = fileOf(jpeg);
    const { sendPlain, delivered } = startRelay();
    for (const [files, said] of [
      [[small, small, small, small], 'At most three pictures'],
      [[fileOf(paddedTo(4 * MB + 10, jpeg))], 'A picture is too large'],
    ] as const) {
      const answer = await sendPlain(files);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(said);
    }
    expect(delivered).toHaveLength(0);
  });

  test('refuses pictures that are too large together, says how large they may be, and keeps what was typed', async () => {
    const { sendPlainWithLength, delivered } = startRelay();
    const large = fileOf(paddedTo(4.7 * MB, jpeg));
    const answer = await sendPlainWithLength([large, large, large], { notes: 'मुझे "बहुत" दर्द है' });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('At most three can go with a request, each of at most 4 MB.');
    expect(page).not.toContain('The message is too long');
    for (const kept of [
      'value="Priya Raghunathan"',
      'मुझे &quot;बहुत&quot; दर्द है',
      `value="${ASKED.time}" selected=""`,
    ])
      expect(page).toContain(kept);
    expect(delivered).toHaveLength(0);
  });

  test('refuses such pictures with a form that cannot be read', async () => {
    const { post } = startRelay();
    const body = `--x\r\n${'x'.repeat(13 * MB)}`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = await post('/f/contact', { body, headers });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('The pictures are too large');
  });

  test('sends the same values with another picture as another request', async () => {
    const { sendPlain, delivered } = startRelay();
    const other = await jpegPhoto({ width: 50, height: 40 });
    for (const photo of [jpeg, jpeg, other]) await sendPlain([fileOf(photo)]);
    const names = delivered.flatMap(({ attachments }) =>
      attachments.filter(({ contentType }) => contentType === 'image/jpeg').map(({ filename }) => filename),
    );
    expect(new Set(names).size).toBe(2);
    expect(names).toHaveLength(2);
  });

  test('without a picture is sent as before, with an empty file field', async () => {
    const { sendPlain, delivered } = startRelay();
    expect((await sendPlain([new File([], '')])).status).toBe(303);
    expect(delivered).toHaveLength(2);
    expect(delivered[0]!.text).not.toMatch(/picture/i);
  });

  test('shows a mistake and asks to choose the pictures again', async () => {
    const { sendPlain } = startRelay();
    const page = await (await sendPlain([fileOf(jpeg)], { phone: '1' })).text();
    expect(page).toContain('please choose them again');
    expect(page).toMatch(/enctype="multipart\/form-data"/i);
  });
});

describe('limits', () => {
  test('a body with pictures has at most 12 MB and a little more', async () => {
    const { sendPlain, sendPhotos } = startRelay();
    const files = Array.from({ length: 3 }, () => fileOf(Buffer.alloc(4.1 * MB)));
    expect((await sendPlain(files)).status).toBe(413);
    expect((await sendPhotos(files)).status).toBe(413);
  });

  test('no other form may be larger than before', async () => {
    const { post } = startRelay();
    const body = new URLSearchParams({ name: 'x'.repeat(40 * KB) });
    expect((await post('/f/contact', { body })).status).toBe(413);
  });

  test('one visitor sends four, then one a minute', async () => {
    const { sendPhotos, clock } = startRelay();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await sendPhotos([fileOf(jpeg)], {}, '198.51.100.9')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    clock.ms += 60_000;
    expect((await sendPhotos([fileOf(jpeg)], {}, '198.51.100.9')).status).toBe(200);
  });

  test('eight are read at once; a request without pictures is sent meanwhile', async () => {
    const deliveries = Promise.withResolvers<void>();
    const { sendPhotos, sendEmail } = startRelay({
      limits: createMemoryLimits(6000),
      deliver: () => deliveries.promise,
    });
    const ids = Array.from({ length: 9 }, (_, at) => `DENT-AAAAA${at}`);
    const sending = ids.map((appointment_id) => sendPhotos([fileOf(jpeg)], { appointment_id }));
    expect((await sending[8]!).status).toBe(429);
    const plain = sendEmail();
    deliveries.resolve();
    expect((await plain).status).toBe(200);
    expect((await Promise.all(sending)).map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
  });
});

test.each([
  ['the line', { clinic: CLINIC }],
  ['keys', { appointments: undefined }],
])('without %s there is no such path, and no form takes a file', async (_, without) => {
  const { sendPhotos, sendPlain, delivered } = startRelay(without as Partial<RelayOptions>);
  expect((await sendPhotos([fileOf(jpeg)])).status).toBe(404);
  const small = fileOf(await jpegPhoto({ width: 16, height: 16 }, 1));
  expect((await sendPlain([small])).status).toBe(422);
  expect((await sendPlain([fileOf(paddedTo(MB, jpeg))])).status).toBe(413);
  const page = await (await sendPlain([], { phone: '1' })).text();
  expect(page).toContain('value="Priya Raghunathan"');
  expect(page).not.toMatch(/multipart/i);
  expect(delivered).toHaveLength(0);
});
