import { globSync } from 'node:fs';
import { vi } from 'vitest';
import { ENGINE_PORTS } from '../helpers/ports.ts';
import { DEAD_PROXY, startProgram, type Browser, type Program, type Tab } from './browser.ts';

const DRIVER = `http://127.0.0.1:${ENGINE_PORTS.webkit}`;
const PROXY = `${DEAD_PROXY.host}:${DEAD_PROXY.port}`;
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;

/**
 * Starts WebKitGTK's driver and browser for each tab, on a virtual screen, and drives them by WebDriver
 * (https://www.w3.org/TR/webdriver2/).
 */
export async function startWebKit(): Promise<Browser> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const screen = startProgram(
    'Xvfb',
    // Without `-noreset`, the screen restarts when a tab closes, and rejects the next tab.
    ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp', '-noreset'],
  );
  const DISPLAY = `:${await screen.line(/^(\d+)$/)}`;

  /** Starts a driver and its browser. */
  async function startDriver(): Promise<{ driver: Program; logged: string[]; sessionId: string }> {
    const driver = startProgram('WebKitWebDriver', [`--port=${ENGINE_PORTS.webkit}`], { DISPLAY });
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
    // On a busy machine, the driver and its browser sometimes fail to connect, so this is tried twice.
    const { driver, logged, sessionId } = await startDriver().catch(startDriver);
    const session = `/session/${sessionId}`;

    async function act(source: object) {
      await send('POST', `${session}/actions`, { actions: [source] });
    }

    function type(keys: readonly string[]) {
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return act({ type: 'key', id: 'keyboard', actions });
    }

    return {
      async resize(width, height) {
        await send('POST', `${session}/window/rect`, { width, height });
      },
      async open(url) {
        await send('POST', `${session}/url`, { url });
      },
      async call(source, argument) {
        const script = `const [argument, done] = arguments;
          Promise.resolve(argument).then(${source}).then(
            (result) => done({ result }),
            (error) => done({ error: String(error) }),
          );`;
        type Outcome = { result: string; error?: string };
        const { result, error } = await send<Outcome>('POST', `${session}/execute/async`, {
          script,
          args: [argument],
        });
        if (error !== undefined) throw new Error(error);
        return result;
      },
      async click(x, y) {
        await act({
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        });
      },
      press: (key) => type([KEYS[key]]),
      type: (text) => type([...text]),
      errors: () => logged.filter((line) => /^CONSOLE (JS|SECURITY) ERROR/.test(line)),
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
        // A script does not answer if its document was replaced.
        timeouts: { script: 15_000 },
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
