import { globSync } from 'node:fs';
import { vi } from 'vitest';
import { ENGINE_PORTS } from '../helpers/ports.ts';
import { NOWHERE, newHome, startProgram, type Browser, type Program, type Tab } from './browser.ts';

const DRIVER = `http://127.0.0.1:${ENGINE_PORTS.webkit}`;
const PROXY = `${NOWHERE.host}:${NOWHERE.port}`;

/**
 * Starts WebKitGTK's driver and browser for each visitor, on a screen that nobody sees, and drives them by
 * WebDriver (https://www.w3.org/TR/webdriver2/).
 */
export async function startWebKit(): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const screen = startProgram(
    'Xvfb',
    // Without the last it begins anew when a visitor leaves, and turns away the next.
    ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp', '-noreset'],
    newHome(),
  );
  const DISPLAY = `:${await screen.line(/^(\d+)$/)}`;

  /** Starts a driver and its browser. */
  async function begin(): Promise<{ driver: Program; logged: string[]; sessionId: string }> {
    const driver = startProgram('WebKitWebDriver', [`--port=${ENGINE_PORTS.webkit}`], newHome(), { DISPLAY });
    const logged: string[] = [];
    driver.onLine((line) => logged.push(line));
    try {
      await Promise.race([vi.waitFor(() => send('GET', '/status'), { timeout: 10_000 }), driver.ended]);
      const { sessionId } = await send<{ sessionId: string }>('POST', '/session', capabilities(binary!));
      return { driver, logged, sessionId };
    } catch (error) {
      await driver.end();
      throw error;
    }
  }

  async function newTab(): Promise<Tab> {
    // On a busy machine driver and browser miss each other now and then, and wait for ever.
    const { driver, logged, sessionId } = await begin().catch(begin);
    const session = `/session/${sessionId}`;
    return {
      async resize(width, height) {
        await send('POST', `${session}/window/rect`, { width, height });
      },
      async go(url) {
        await send('POST', `${session}/url`, { url });
      },
      async call(source, argument) {
        const script = `const [argument, done] = arguments;
          Promise.resolve(argument).then(${source}).then(
            (result) => done({ result }),
            (error) => done({ error: String(error) }),
          );`;
        type Called = { result: string; error?: string };
        const { result, error } = await send<Called>('POST', `${session}/execute/async`, {
          script,
          args: [argument],
        });
        if (error !== undefined) throw new Error(error);
        return result;
      },
      async act(actions) {
        await send('POST', `${session}/actions`, { actions });
      },
      complaints: () => logged.filter((line) => /^CONSOLE (JS|SECURITY) ERROR/.test(line)),
      async close() {
        await driver.end();
      },
    };
  }

  return {
    newTab,
    async close() {
      await screen.end();
    },
  };
}

function capabilities(binary: string): object {
  const proxy = { proxyType: 'manual', httpProxy: PROXY, sslProxy: PROXY, noProxy: ['127.0.0.1'] };
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  return {
    capabilities: {
      alwaysMatch: {
        // A script that is lost with the document before must not be waited for in vain.
        timeouts: { script: 5_000 },
        proxy,
        'webkitgtk:browserOptions': { binary, args },
      },
    },
  };
}

async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
  const response = await fetch(`${DRIVER}${path}`, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}
