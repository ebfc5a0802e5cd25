import fs from 'node:fs';
import { findFreePorts } from '../../e2e/support/product.ts';
import { type Driver, keyActions, pressActions } from './driver.ts';
import { findProgram, type Started, start } from './programs.ts';

const DRIVERS = ['/usr/bin/WebKitWebDriver'];
const BROWSERS = ['4.1', '6.0', '4.0'].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);
const XVFB = ['/usr/bin/Xvfb'];
const DISPLAY = ':97';

/** A screen for the browser, which has no mode without one. */
async function openScreen(size: { width: number; height: number }): Promise<Started> {
  const program = findProgram(XVFB, 'xvfb');
  const screen = start(program, [DISPLAY, '-screen', '0', `${size.width + 200}x${size.height + 300}x24`]);
  while (!fs.existsSync(`/tmp/.X11-unix/X${DISPLAY.slice(1)}`)) {
    if (screen.child.exitCode !== null) throw new Error(`Xvfb ended:\n${screen.lines.join('\n')}`);
    await new Promise((settle) => setTimeout(settle, 50));
  }
  return screen;
}

/** What WebKitGTK's test browser says of the page's console. */
const CONSOLE_ERROR = /^CONSOLE (?:\w+ )?ERROR (.*)$/;

/** WebKitGTK's own test browser, by its WebDriver. @throws MissingProgram */
export async function openWebKit(size: { width: number; height: number }): Promise<Driver> {
  const program = findProgram(DRIVERS, 'webkit2gtk-driver');
  const binary = findProgram(BROWSERS, 'webkit2gtk-driver');
  const screen = await openScreen(size);
  const port = await findFreePorts();
  const driver = start(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY,
      GDK_BACKEND: 'x11',
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The browser's own sandbox needs user namespaces, which a container may lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's answers have many shapes
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<any> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value?.message || value?.error}`);
    return value;
  };
  const untilListening = async (): Promise<void> => {
    for (const deadline = Date.now() + 20_000; ; ) {
      try {
        await ask('GET', '/status');
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await new Promise((settle) => setTimeout(settle, 100));
      }
    }
  };
  await untilListening();
  const { sessionId, capabilities } = await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary,
          args: [
            '--automation',
            '--enable-write-console-messages-to-stdout=true',
            `--geometry=${size.width}x${size.height}`,
          ],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { pageLoad: 60_000, script: 30_000 });
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...size }).catch(() => undefined);
  const execute = (expression: string) =>
    ask('POST', `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)),
          (error) => done(JSON.stringify({ failed: String(error) })));`,
      args: [],
    });
  return {
    name: `WebKitGTK ${capabilities.browserVersion || ''}`.trim(),
    get errors() {
      return driver.lines.flatMap((line) => CONSOLE_ERROR.exec(line)?.[1] ?? []);
    },
    async goto(url) {
      await ask('POST', `${session}/url`, { url });
    },
    async read(expression, isInFrame = false) {
      if (!isInFrame) return JSON.parse(await execute(expression));
      const frame = await ask('POST', `${session}/element`, { using: 'css selector', value: 'iframe' });
      await ask('POST', `${session}/frame`, { id: frame });
      try {
        return JSON.parse(await execute(expression));
      } finally {
        await ask('POST', `${session}/frame`, { id: null });
      }
    },
    async press(point) {
      await ask('POST', `${session}/actions`, { actions: pressActions(point) });
    },
    async type(text) {
      await ask('POST', `${session}/actions`, { actions: keyActions(text) });
    },
    async screenshot() {
      return Buffer.from(await ask('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      await driver.stop();
      await screen.stop();
    },
  };
}
