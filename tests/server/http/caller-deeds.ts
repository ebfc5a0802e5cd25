import { randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { SocialProvider } from '../../../contract/ids.ts';
import { signBody } from '../../../server/adapters/signature.ts';
import { sendPushes } from '../../../server/push/send-pushes-job.ts';
import { seedPlayer, type TestPlayer } from '../games/platform.ts';
import { SECRET } from '../sandbox/start-sandbox.ts';
import type { useSandboxedApp } from '../sandbox/use-sandboxed-app.ts';
import { GOOD_PASSWORD, newAccount, registration } from '../support/accounts.ts';
import { COMMON, type TestApp } from '../support/app.ts';
import { createDevice } from '../support/push-device.ts';
import { openFlight } from './flight.ts';

const TIMES = Array.from({ length: 20 }, (_, time) => time);

/** A name, the deed, and what it answers. */
type CallerDeed = readonly [string, () => Promise<unknown>, unknown];

/** What anybody can do as often as they like. The platform is read when a deed is done. */
export function makeCallerDeeds(platform: ReturnType<typeof useSandboxedApp>): readonly CallerDeed[] {
  const { clock } = platform;
  const call: TestApp['call'] = (...asked) => platform.app().call(...asked);
  const context = () => platform.app().context;

  /** Sends a text that no client of ours would. */
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(platform.app().url + path, { method: 'POST', body, headers });

  async function orderDeposit(player: TestPlayer, body: Record<string, unknown> = {}) {
    const { data } = await call('getTradeInfo', {}, player.sessionId);
    const [channel] = Object.values<{ id: number; status: number }>(data.appRechargeTypeMap).filter(
      ({ status }) => status === 1,
    );
    const full = { requestId: randomUUID(), channelId: channel?.id, amount: 50_000, ...body };
    return call('recharge', full, player.sessionId);
  }

  function report(reference: string, changes: Record<string, unknown> = {}, secret = SECRET) {
    const event = {
      eventId: randomUUID(),
      paymentId: randomUUID(),
      reference,
      amount: 50_000,
      currency: 'PHP',
    };
    const body = JSON.stringify({ ...event, status: 'paid', ...changes });
    return post('/callbacks/payment/sandbox', body, { ...signBody(secret, 'callback', body, clock.now()) });
  }

  async function leave() {
    const { data } = await call('socialStart', { provider: SocialProvider.google, isToBind: false });
    const state = new URL(data.address).searchParams.get('state');
    return { state, attempt: data.attempt as string };
  }

  async function depositOf(player: TestPlayer): Promise<string> {
    return (await orderDeposit(player)).data.depositId;
  }

  return [
    ['body that is no JSON', async () => (await post('/app/v1/refreshData', '{"a":')).status, 400],
    ['call of no name', async () => (await call('nobody_knows_this')).code, 404],
    ['call with a NUL character', async () => (await call('accountLogin', { account: 'a\u0000' })).code, 400],
    [
      'body of two megabytes',
      async () => (await post('/app/v1/refreshData', 'x'.repeat(2_000_000))).status,
      413,
    ],
    ['call without a session', async () => (await call('getTradeInfo', {}, 'a'.repeat(43))).status, 401],
    [
      'path that cannot be decoded',
      async () => (await fetch(`${platform.app().url}/art/%ff`)).status < 500,
      true,
    ],
    [
      'caller who hangs up in the middle of a body',
      () =>
        new Promise<void>((done) => {
          const { hostname, port } = new URL(platform.app().url);
          const headers = { 'content-length': '500' };
          const request = requestHttp({
            hostname,
            port,
            path: '/app/v1/refreshData',
            method: 'POST',
            headers,
          });
          request.on('error', () => done());
          request.write('{', () => request.destroy());
        }),
      undefined,
    ],
    [
      'twenty wrong passwords at once',
      async () => {
        const { account } = await newAccount(platform.app());
        const tries = TIMES.map(() => call('accountLogin', { account, password: `${GOOD_PASSWORD}x` }));
        return new Set((await Promise.all(tries)).map(({ code }) => code)).has(0);
      },
      false,
    ],
    [
      'twenty registrations of one name at once',
      async () => {
        const { account } = registration();
        const tries = TIMES.map(() => call('accountRegist', registration({ account })));
        return (await Promise.all(tries)).filter(({ code }) => code === 0).length;
      },
      1,
    ],
    [
      'request id of another body',
      async () => {
        const player = await seedPlayer(context());
        const requestId = randomUUID();
        await orderDeposit(player, { requestId });
        return (await orderDeposit(player, { requestId, amount: 60_000 })).code;
      },
      ERROR_CODES.requestIdReused,
    ],
    [
      'sign-in that the person declined at the provider',
      async () => {
        const { state, attempt } = await leave();
        return (await call('googleLogin', { query: `error=access_denied&state=${state}`, attempt })).code;
      },
      ERROR_CODES.socialFailed,
    ],
    [
      'sign-in with a made-up code of a provider',
      async () => {
        const { state, attempt } = await leave();
        return (await call('googleLogin', { query: `code=made-up&state=${state}`, attempt })).code;
      },
      ERROR_CODES.socialFailed,
    ],
    [
      'forged report of a payment',
      async () => (await report(randomUUID(), {}, 'a secret of nobody')).status,
      401,
    ],
    [
      'forged report of a payout',
      async () => {
        const body = JSON.stringify({ eventId: randomUUID() });
        const headers = signBody('a secret of nobody', 'payout-callback', body, clock.now());
        return (await post('/callbacks/payout/sandbox', body, { ...headers })).status;
      },
      401,
    ],
    [
      'deposit that is paid twice',
      async () => {
        const depositId = await depositOf(await seedPlayer(context()));
        return [(await report(depositId)).status, (await report(depositId)).status];
      },
      [200, 200],
    ],
    [
      'deposit of which less is paid than was ordered',
      async () => (await report(await depositOf(await seedPlayer(context())), { amount: 100 })).status,
      422,
    ],
    [
      'twenty cash-outs of a shared round at once, and one after the crash',
      async () => {
        const { cashOut, land } = await openFlight(platform.app());
        const codes = new Set((await Promise.all(TIMES.map(cashOut))).map(({ code }) => code));
        await land();
        return [[...codes], (await cashOut()).code];
      },
      [[0], ERROR_CODES.roundSettled],
    ],
    [
      'stake that the game does not offer',
      async () => {
        const { bet } = await openFlight(platform.app(), { isFlying: false });
        return (await bet({ stake: 50_000_000, cashOutAt: null })).code;
      },
      ERROR_CODES.stakeNotOffered,
    ],
    [
      'picture that is none',
      async () => {
        const { token } = await newAccount(platform.app());
        const image = Buffer.from('not a picture, whatever it says').toString('base64');
        return (await call('uploadKyc', { requestId: randomUUID(), side: 'front', image }, token)).code;
      },
      ERROR_CODES.imageInvalid,
    ],
    [
      'device whose push service accepts nothing',
      async () => {
        const { token } = await newAccount(platform.app());
        const device = createDevice(`${platform.sandbox().url}/push/send/`);
        await call('savePushSubscription', device.subscription, token);
        platform.sandbox().pushes.plan(device.name, [400]);
        const { code } = await call('sendTestPush', {}, token);
        await sendPushes(context());
        return code;
      },
      0,
    ],
    [
      'events of a client whose clock is far off',
      async () => {
        const event = {
          ...COMMON,
          eventName: 'open',
          version: '1',
          eventTime: 253_402_300_799,
          eventUserId: '\ud800',
        };
        return (await call('anonymous/appEventLogClient', { eventList: [event] })).code;
      },
      0,
    ],
  ];
}
