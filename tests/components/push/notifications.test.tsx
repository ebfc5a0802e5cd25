import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { logout } from '../../../contract/auth/auth-calls.ts';
import {
  deletePushSubscription,
  getPushState,
  type PushState,
  savePushSubscription,
  sendTestPush,
  setPushSettings,
} from '../../../contract/push/push-calls.ts';
import { followPresses } from '../../../src/features/push/follow-presses.ts';
import { setNavigator } from '../../../src/platform/navigation.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { ENDPOINT, stubPush, unstubPush } from './fake-push.ts';

const PAGE = '/member/profile/notifications';
const MEMBER = { player: { id: 7 } };
const NONE = { security: false, payments: false, mail: false, promotions: false };
const state = (changes: Partial<PushState> = {}): PushState => ({
  publicKey: 'B'.repeat(87),
  kinds: NONE,
  quietHours: { from: 1_320, until: 480 },
  deviceEndpoint: null,
  devices: 0,
  isHeldBack: false,
  ...changes,
});
const ON = { deviceEndpoint: ENDPOINT, devices: 1 };
const kind = (name: string) => screen.findByRole('switch', { name });
const PAYMENTS = 'Withdrawals and verification';
const open = () => openPage(PAGE, MEMBER);
/** What the page says of this device. */
const device = async () =>
  within(await screen.findByRole('region', { name: 'This device' })).getByRole('status').textContent;

afterEach(() => {
  unstubPush();
  globalThis.native = undefined;
  connectionStore.setState({ isOnline: true });
});

describe('page of notifications', () => {
  it('[C90] all kinds are off at first, and opening the page asks for no permission', async () => {
    const { requestPermission } = stubPush();
    server().answer(getPushState, state());
    await open();
    await kind(PAYMENTS);
    expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
    const switches: HTMLInputElement[] = screen.getAllByRole('switch');
    expect(switches.map(({ checked }) => checked)).toEqual([false, false, false, false, true]);
    expect(await device()).toContain('Notifications are off');
    expect(requestPermission).not.toHaveBeenCalled();
  });

  it('[C90] first kind that is switched on asks for permission, adds the device and is saved', async () => {
    const { requestPermission, subscribe } = stubPush();
    server().answer(getPushState, state());
    server().answer(savePushSubscription, state(ON));
    server().answer(setPushSettings, ({ kinds }) => state({ ...ON, kinds }));
    const { user } = await open();
    await user.click(await kind(PAYMENTS));
    await waitFor(async () => expect(await kind(PAYMENTS)).toHaveProperty('checked', true));
    expect(requestPermission).toHaveBeenCalledTimes(1);
    expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true });
    expect(server().asked(savePushSubscription)).toMatchObject([
      { endpoint: ENDPOINT, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    ]);
    expect(server().asked(setPushSettings)).toMatchObject([
      { kinds: { ...NONE, payments: true }, quietHours: { from: 1_320, until: 480 } },
    ]);
    expect(await device()).toContain('Notifications are on');
  });

  it('[C90] player who does not allow them changes nothing, and is told how it goes', async () => {
    stubPush({ answer: 'default' });
    server().answer(getPushState, state());
    const { user } = await open();
    await user.click(await kind(PAYMENTS));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your browser didn’t allow notifications',
    );
    expect(await kind(PAYMENTS)).toHaveProperty('checked', false);
    expect(server().asked(setPushSettings)).toEqual([]);
  });

  it('[C90] browser that has no push service says so', async () => {
    stubPush({ failure: new DOMException('no service', 'AbortError') });
    server().answer(getPushState, state({ kinds: { ...NONE, mail: true } }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'couldn’t reach its notification service',
    );
  });

  it('[C90] blocked browser shows how to unblock, and switches nothing on', async () => {
    stubPush({ permission: 'denied' });
    server().answer(getPushState, state());
    await open();
    expect(await device()).toContain('To unblock:');
    expect(await kind(PAYMENTS)).toHaveProperty('disabled', true);
  });

  it('[C90] kind can be switched off in a blocked browser', async () => {
    stubPush({ permission: 'denied' });
    server().answer(getPushState, state({ kinds: { ...NONE, mail: true } }));
    server().answer(setPushSettings, ({ kinds }) => state({ kinds }));
    const { user } = await open();
    await user.click(await kind('Messages about your account'));
    await waitFor(() => expect(server().asked(setPushSettings)).toMatchObject([{ kinds: NONE }]));
  });

  it('[C90] browser without push says that messages wait in the inbox', async () => {
    server().answer(getPushState, state());
    await open();
    expect(await device()).toContain('Not available in this browser');
  });

  it('[C90] app for Android says that it has none', async () => {
    globalThis.native = { isShell: true, versionCode: 1, send: async () => true };
    server().answer(getPushState, state());
    await open();
    expect(await device()).toContain('Not available in the app');
  });

  it('[C90] device that is on sends a test, and is turned off here', async () => {
    const { subscription } = stubPush({ permission: 'granted', isSubscribed: true });
    server().answer(getPushState, state(ON));
    server().answer(sendTestPush, {});
    server().answer(deletePushSubscription, state({ kinds: { ...NONE, mail: true } }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('Sent. It arrives within a few seconds.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Turn off for this device' }));
    expect(await screen.findByRole('button', { name: 'Turn on for this device' })).toBeTruthy();
    expect(server().asked(deletePushSubscription)).toMatchObject([{ isEverywhere: false }]);
    expect(subscription.unsubscribe).toHaveBeenCalled();
  });

  it('[C90] browser’s subscription that the server does not know counts as off', async () => {
    stubPush({ permission: 'granted', isSubscribed: true });
    server().answer(getPushState, state({ devices: 2 }));
    await open();
    expect(await device()).toContain('Notifications are off');
    expect(screen.getByText('2 other devices get your notifications.')).toBeTruthy();
  });

  it('[C90] test that comes too soon is refused with a reason', async () => {
    stubPush({ permission: 'granted', isSubscribed: true });
    server().answer(getPushState, state(ON));
    server().reject(sendTestPush, 'pushTestTooSoon');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute');
  });

  it('[C90] quiet hours are moved and switched off', async () => {
    stubPush();
    server().answer(getPushState, state());
    server().answer(setPushSettings, ({ quietHours }) => state({ quietHours }));
    const { user } = await open();
    expect(await screen.findByText('From 10:00 PM to 8:00 AM')).toBeTruthy();
    await user.selectOptions(await screen.findByLabelText('Start'), '1260');
    expect(await screen.findByText('From 9:00 PM to 8:00 AM')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Keep quiet at night' }));
    expect(await screen.findByText('Off: notifications can come at any time')).toBeTruthy();
    expect(
      server()
        .asked(setPushSettings)
        .map(({ quietHours }) => quietHours),
    ).toEqual([{ from: 1_260, until: 480 }, null]);
  });

  it('[C90] player to whom nothing may be offered is told that no offers are sent', async () => {
    stubPush();
    server().answer(getPushState, state({ isHeldBack: true }));
    await open();
    expect(await screen.findByText(/^We aren’t sending you offers right now/)).toBeTruthy();
  });

  it('[C90] page that did not load says so and loads again; nothing can be changed offline', async () => {
    stubPush();
    server().cut(getPushState);
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Couldn’t load notifications' })).toBeTruthy();
    server().answer(getPushState, state());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await kind(PAYMENTS);
    connectionStore.setState({ isOnline: false });
    await waitFor(async () => expect(await kind(PAYMENTS)).toHaveProperty('disabled', true));
    expect(screen.getByText(/^You’re offline/)).toBeTruthy();
  });

  it('[C90] choice that is not saved stays as it was, with an error', async () => {
    stubPush({ permission: 'granted', isSubscribed: true });
    server().answer(getPushState, state(ON));
    server().reject(setPushSettings, 'tooOften');
    const { user } = await open();
    await user.click(await kind(PAYMENTS));
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved');
    expect(await kind(PAYMENTS)).toHaveProperty('checked', false);
  });
});

describe('open page', () => {
  it('[C90] pressed notification leads to its page; a message of another form leads nowhere', async () => {
    const { serviceWorker } = stubPush();
    const went: string[] = [];
    setNavigator((address) => went.push(address));
    followPresses();
    const tell = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    tell({ type: 'OPEN_PATH', path: '/email' });
    tell({ type: 'OPEN_PATH', path: 'https://evil.example/' });
    tell({ type: 'SOMETHING' });
    expect(went).toEqual(['/email', '/']);
  });

  it('[T03] player who signs out takes the browser’s subscription along', async () => {
    const { subscription } = stubPush({ permission: 'granted', isSubscribed: true });
    server().answer(logout, {});
    signOut('chosen');
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
  });
});
