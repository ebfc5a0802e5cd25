import type { CDPSession, Page, Worker } from '@playwright/test';
import { createDevice } from '../server/support/push-device.ts';
import { expectAccessible } from './support/axe.ts';
import { PLAIN, WINDOWED } from './support/browser.ts';
import { bringToken, operate, signUp } from './support/players.ts';
import { ONCE } from './support/tags.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'], launchOptions: WINDOWED ?? PLAIN });
test.skip(WINDOWED === null, 'only a Chromium with windows shows notifications, and none is installed');

const PANEL = '[data-panel-layer]';

/** The sandbox's push service. */
function pushService(): string {
  const { protocol, hostname, port } = new URL(process.env.E2E_ORIGIN ?? '');
  return `${protocol}//${hostname}:${Number(port) + 2}/push`;
}

/** The browser's own push service cannot be reached here: its subscription is one at the sandbox's. */
async function subscribeAtSandbox(page: Page) {
  const device = createDevice(`${pushService()}/send/`);
  const { endpoint, ...keys } = device.subscription;
  await page.addInitScript(
    ([address, pair]) => {
      const KEY = 'fake-subscription';
      const subscription = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: pair }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY);
          return true;
        },
      };
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(KEY, 'yes');
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(KEY) === null ? null : (subscription as unknown as PushSubscription);
    },
    [endpoint, keys] as const,
  );
  return device;
}

/** The page of notifications of a new player, whose browser subscribes at the sandbox. */
async function openNotifications(page: Page) {
  const device = await subscribeAtSandbox(page);
  const player = await signUp();
  await bringToken(page, player.token);
  await page.goto('/member/profile/notifications');
  return { device, player, panel: page.locator(PANEL) };
}

/** What the push service holds for the device, once there is so much. */
async function heldBy(name: string, count: number): Promise<string[]> {
  let bodies: string[] = [];
  await expect
    .poll(
      async () => {
        const { messages } = await (await fetch(`${pushService()}/messages/${name}`)).json();
        bodies = messages.map(({ body }: { body: string }) => body);
        return bodies.length;
      },
      { timeout: 20_000 },
    )
    .toBe(count);
  return bodies;
}

/** Hands a message to the page's worker, as the browser does when one comes in. */
async function deliver(page: Page, text: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((settle) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) settle(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: text,
  });
}

const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** When each of them came, in milliseconds since 1970. */
const shownAt = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = (await registration.getNotifications()) as (Notification & { timestamp: number })[];
    return shown.map(({ timestamp }) => timestamp);
  });

/** A press on the notification that is shown. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });

test(
  '[C90] player enables notifications, gets one in their language, and a press opens it in the open page',
  ONCE,
  async ({ page, context }) => {
    const { device, player, panel } = await openNotifications(page);
    await expect(panel.getByRole('status')).toContainText('Notifications are off');
    await expectAccessible(page, PANEL);

    await panel.getByRole('switch', { name: 'Messages about your account' }).click();
    await expect(panel.getByRole('status')).toContainText('Notifications are on');
    await expect(panel.getByRole('switch', { name: 'Messages about your account' })).toBeChecked();
    await expectAccessible(page, PANEL);

    await panel.getByRole('button', { name: 'Send a test' }).click();
    const [test1 = ''] = await heldBy(device.name, 1);
    expect(device.read(test1)).toEqual({
      notice: 'test',
      path: '/member/profile/notifications',
      locale: 'en',
    });

    const template = `push-${player.account.replace('_', '-')}`;
    const inThree = {
      category: 'account',
      title: { en: 'Hours', fil: 'Oras', 'zh-CN': '时间' },
      body: { en: 'We moved.', fil: 'Lumipat kami.', 'zh-CN': '我们搬家了。' },
      links: [],
    };
    await operate('mail-template', 'save', template, JSON.stringify(inThree));
    const say = await operate('mail', 'preview', template, '--to', player.account);
    await operate('mail', 'send', /mail send (\S+)/.exec(say)?.[1] ?? '');
    const night = new Intl.DateTimeFormat('en', {
      timeZone: 'Asia/Manila',
      hour: 'numeric',
      hourCycle: 'h23',
    });
    const hour = Number(night.format(Date.now()));
    // In quiet hours it waits for the morning; what it says is the same.
    const [, mail = ''] = hour >= 22 || hour < 8 ? ['', ''] : await heldBy(device.name, 2);
    const text = mail ? JSON.stringify(device.read(mail)) : '{"notice":"mail","path":"/email","locale":"en"}';
    expect(JSON.parse(text)).toEqual({ notice: 'mail', path: '/email', locale: 'en' });

    await context.addCookies([{ name: 'locale', value: 'fil', url: new URL('/', page.url()).href }]);
    await deliver(page, text);
    await expect
      .poll(() => shownBy(page))
      .toEqual([{ title: 'May bago kang mensahe', body: 'Nasa inbox mo ito.', tag: 'mail' }]);
    const [first = Number.NaN] = await shownAt(page);
    await deliver(page, text);
    // The second takes the first one's place. Until it has come the first would be pressed, and it would stay.
    await expect.poll(async () => (await shownAt(page)).map((at) => at > first)).toEqual([true]);

    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('the page has no worker');
    await press(worker);
    await expect(page).toHaveURL(/\/email$/);
    await expect.poll(() => shownBy(page)).toEqual([]);
  },
);

test('[T03] player who signs out gets no notification on that device any more', ONCE, async ({ page }) => {
  const { device, panel } = await openNotifications(page);
  await panel.getByRole('switch', { name: 'New sign-in' }).click();
  await expect(panel.getByRole('status')).toContainText('Notifications are on');
  await panel.getByRole('button', { name: 'Send a test' }).click();
  await heldBy(device.name, 1);
  await page.goto('/member');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/|\/$/);
  const say = await operate('push', 'status');
  expect(say).toContain('Sending is on.');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fake-subscription'))).toBeNull();
});
