import type { Browser } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { colors } from '#clinic/colors.ts';
import { facts } from '#clinic/facts.ts';
import { addDays, civilTimeAt } from '../domain/civil-date.ts';
import { slotsOn } from '../domain/opening-hours.ts';
import { EMAIL_SEND_PATH, RELAY_IDS, toAppointmentParams } from '../domain/wire.ts';
import type * as Relay from '../relay/host/node.ts';
import { readSettings } from '../relay/host/settings.ts';
import { anyFreePort } from './any-free-port.ts';
import { startInbox } from './local-inbox.ts';

const WIDTH = 390;
const HEIGHT = 1080;
const GAP = 24;

type Email = { to: { address: string }[]; html: string };

/** Draws an appointment's round through the two inboxes, as the last build goes it, into one picture. */
export async function drawLife(browser: Browser, file: string): Promise<void> {
  const { startServer } = (await import('../build/relay/node.js' as string)) as typeof Relay;
  const [smtpPort, inboxPort, port] = [await anyFreePort(), await anyFreePort(), await anyFreePort()];
  const inbox = await startInbox(smtpPort, inboxPort);
  const folder = mkdtempSync(join(tmpdir(), 'life-'));
  const server = await startServer({
    port,
    log: () => {},
    settings: {
      ...readSettings({}),
      smtpPort,
      appointmentKeys: [randomBytes(32).toString('hex')],
      appointmentsFile: join(folder, 'appointments.json'),
      siteUrl: `http://127.0.0.1:${port}`,
    },
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  const shots: Buffer[] = [];

  const patient = 'asha.rane@example.com';
  async function newest(to: 'clinic' | 'patient'): Promise<Email> {
    await page.waitForTimeout(1000);
    const all = (await (await fetch(`http://127.0.0.1:${inboxPort}/api/email`)).json()) as Email[];
    return all.findLast((email) => (email.to[0]!.address === patient) === (to === 'patient'))!;
  }
  /** The address behind a button of an e-mail, which is looked at first. */
  async function look(email: Email, button?: string): Promise<string> {
    // In a page of its own: the relay's pages allow no styles but theirs.
    const mail = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
    await mail.setContent(email.html);
    shots.push(await mail.screenshot({ fullPage: true }));
    const href = button ? await mail.getByRole('link', { name: button }).first().getAttribute('href') : '';
    await mail.close();
    return href!;
  }

  try {
    await book(server.url, patient);
    await page.goto(await look(await newest('clinic'), 'Offer another time'));
    for (const nth of [0, 1]) {
      await page
        .locator('[name=day]')
        .nth(nth)
        .selectOption({ index: 9 + nth });
      await page.locator('[name=time]').nth(nth).selectOption('11:00');
    }
    shots.push(await page.screenshot({ fullPage: true }));
    await page.getByRole('button').click();
    await page.goto(await look(await newest('patient'), 'Accept'));
    await page.getByRole('button').click();
    await look(await newest('patient'));
  } finally {
    await server.close();
    inbox.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  const panels = await Promise.all(
    shots.map((shot) =>
      sharp(shot).resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'top' }).toBuffer(),
    ),
  );
  await sharp({
    create: {
      width: GAP + panels.length * (WIDTH + GAP),
      height: HEIGHT + 2 * GAP,
      channels: 3,
      background: colors['mist-deep'],
    },
  })
    .composite(panels.map((input, index) => ({ input, left: GAP + index * (WIDTH + GAP), top: GAP })))
    .webp({ quality: 80 })
    .toFile(file);
}

async function book(url: string, email: string): Promise<void> {
  const now = new Date();
  let date = addDays(civilTimeAt(now, facts.timeZone).date, 2);
  while (slotsOn(facts, date, now).length < 4) date = addDays(date, 1);
  const { time } = slotsOn(facts, date, now)[3]!;
  const request = { name: 'Asha Rane', email, phone: '98200 12345', date, time, notes: 'A check-up.' };
  const {
    publicKey: user_id,
    serviceId: service_id,
    clinicTemplateId,
    patientTemplateId,
  } = RELAY_IDS.emailjs;
  for (const template_id of [clinicTemplateId, patientTemplateId]) {
    await fetch(url + EMAIL_SEND_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user_id,
        service_id,
        template_id,
        template_params: toAppointmentParams(request, 'DENT-4K7Q2Z'),
      }),
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
