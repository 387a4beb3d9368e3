import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOWHERE, newHome, startProgram, type Browser, type Tab } from './browser.ts';

const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': NOWHERE.host,
  'network.proxy.http_port': NOWHERE.port,
  'network.proxy.ssl': NOWHERE.host,
  'network.proxy.ssl_port': NOWHERE.port,
  'browser.shell.checkDefaultBrowser': false,
  // The newest have these. Many people's have not, and nothing may depend on them.
  'layout.css.anchor-positioning.enabled': false,
  'dom.viewTransitions.enabled': false,
};

type LogEntry = { type: string; level: string; text: string; source: { context?: string } };

/** Starts Firefox without a window and drives it by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export async function startFirefox(): Promise<Browser> {
  const home = newHome();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(home, 'user.js'), lines.join('\n'));
  const program = startProgram(
    'firefox-esr',
    ['--headless', '--profile', home, '--remote-debugging-port=0'],
    home,
  );
  const socket = new WebSocket(`${await program.line(/WebDriver BiDi listening on (\S+)/)}/session`);
  const pending = new Map<number, PromiseWithResolvers<never>>();
  const logged: LogEntry[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, message, result, params } = JSON.parse(String(data));
    if (method === 'log.entryAdded') logged.push(params);
    if (type === 'success') pending.get(id)?.resolve(result as never);
    else pending.get(id)?.reject(new Error(message));
    pending.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  let lastId = 0;
  function send<Result>(method: string, params: object): Promise<Result> {
    const answer = Promise.withResolvers<never>();
    pending.set(++lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return answer.promise;
  }

  async function newTab(): Promise<Tab> {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    return {
      async resize(width, height) {
        await send('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      async go(url) {
        await send('browsingContext.navigate', { context, url, wait: 'interactive' });
      },
      async call(source, argument) {
        type Called = { result: { value: string }; exceptionDetails?: { text: string } };
        const called = await send<Called>('script.callFunction', {
          functionDeclaration: source,
          arguments: [{ type: 'string', value: argument }],
          target: { context },
          awaitPromise: true,
        });
        if (called.exceptionDetails) throw new Error(called.exceptionDetails.text);
        return called.result.value;
      },
      async act(actions) {
        await send('input.performActions', { context, actions });
      },
      complaints: () =>
        logged
          .filter(
            ({ type, level, source }) => source.context === context && type + level === 'javascripterror',
          )
          .map(({ text }) => text)
          // What letters are missing is looked at by itself.
          .filter((text) => !text.startsWith('downloadable font')),
      async close() {
        await send('browser.removeUserContext', { userContext });
      },
    };
  }

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newTab,
    async close() {
      socket.close();
      await program.end();
    },
  };
}
