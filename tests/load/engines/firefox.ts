import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Driver, keyActions, pressActions } from './driver.ts';
import { findProgram, start } from './programs.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/lib/firefox-esr/firefox-esr', '/usr/bin/firefox'];
/** Nothing of the browser's own traffic or windows. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.tabs.firefox-view': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'toolkit.telemetry.enabled': false,
};

interface Answer {
  readonly id?: number;
  readonly type?: string;
  readonly method?: string;
  readonly message?: string;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's answers have many shapes
  readonly result?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly params?: any;
}

/** A connection that speaks WebDriver BiDi. */
async function connect(address: string, onEvent: (answer: Answer) => void) {
  const socket = new WebSocket(address);
  await new Promise((settle, fail) => {
    socket.onopen = settle;
    socket.onerror = () => fail(new Error(`no connection to ${address}`));
  });
  const waiting = new Map<number, PromiseWithResolvers<Answer['result']>>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    const call = answer.id === undefined ? undefined : waiting.get(answer.id);
    if (!call) return onEvent(answer);
    waiting.delete(answer.id ?? 0);
    if (answer.type === 'error') call.reject(new Error(answer.message));
    else call.resolve(answer.result);
  };
  let calls = 0;
  return {
    send(method: string, params: object): Promise<Answer['result']> {
      calls += 1;
      const call = Promise.withResolvers<Answer['result']>();
      waiting.set(calls, call);
      socket.send(JSON.stringify({ id: calls, method, params }));
      return call.promise;
    },
    close: () => socket.close(),
  };
}

/** Debian's Firefox without a window, by WebDriver BiDi, which it speaks itself. @throws MissingProgram */
export async function openFirefox(size: { width: number; height: number }): Promise<Driver> {
  const program = findProgram(PLACES, 'firefox-esr');
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'marquee-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  fs.writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const browser = start(program, [
    ...['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    'about:blank',
  ]);
  const errors: string[] = [];
  const [, address = ''] = await browser.line(/WebDriver BiDi listening on (ws:\S+)/);
  const connection = await connect(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params.level === 'error') errors.push(String(params.text));
  });
  const { capabilities } = await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await connection.send('browsingContext.getTree', {});
  const context: string = contexts[0].context;
  await connection.send('browsingContext.setViewport', { context, viewport: size });

  const frameOf = async (): Promise<string> => {
    const tree = await connection.send('browsingContext.getTree', { root: context });
    const [frame] = tree.contexts[0].children;
    if (!frame) throw new Error('the page has no frame');
    return frame.context;
  };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    errors,
    async goto(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async read(expression, isInFrame = false) {
      const { result, exceptionDetails } = await connection.send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context: isInFrame ? await frameOf() : context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    async press(point) {
      await connection.send('input.performActions', { context, actions: pressActions(point) });
    },
    async type(text) {
      await connection.send('input.performActions', { context, actions: keyActions(text) });
    },
    async screenshot() {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      connection.close();
      await browser.stop();
      fs.rmSync(profile, { recursive: true, force: true });
    },
  };
}
