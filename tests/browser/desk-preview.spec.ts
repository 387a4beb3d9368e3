import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { anyFreePort } from '../../tools/ports.ts';

// The preview beside the form comes from a development server that the desk starts.

/** Starts a desk in a separate process, which `stop` ends. */
async function startDesk(folder: string, port: number) {
  const program = `
    import { startDesk } from ${JSON.stringify(resolve('owner/desk/server.ts'))};
    const ports = { port: ${port}, previewPort: ${await anyFreePort()} };
    process.send(await startDesk(${JSON.stringify(folder)}, ports));`;
  const desk = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = (await once(desk, 'message')) as [string];
  async function stop() {
    if (desk.exitCode !== null || desk.signalCode !== null) return;
    desk.kill('SIGKILL');
    await once(desk, 'exit');
  }
  return { url, stop };
}

test('the preview shows saved changes, even after the desk has been restarted @wide', async ({ page }) => {
  // The development server compiles the clinic twice.
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  const port = await anyFreePort();
  const first = await startDesk(folder, port);
  let second: typeof first | undefined;
  try {
    await page.goto(first.url);
    await page.getByRole('link', { name: /Begin with/ }).click();
    const site = page.frameLocator('iframe[title="Your site"]');
    await expect(site.getByRole('banner')).toContainText('Name … to come', { timeout: 120_000 });

    await page.getByRole('textbox', { name: 'Name of the clinic' }).fill('Pune Smiles');
    await page.getByRole('textbox', { name: 'Name of the clinic' }).blur();
    await expect(site.getByRole('banner')).toContainText('Pune Smiles', { timeout: 30_000 });

    await first.stop();
    await expect(page.getByText('Your site is being prepared')).toBeVisible({ timeout: 10_000 });
    second = await startDesk(folder, port);
    await expect(site.getByRole('banner')).toContainText('Pune Smiles', { timeout: 120_000 });
  } finally {
    await first.stop();
    await second?.stop();
    rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 500 });
  }
});
