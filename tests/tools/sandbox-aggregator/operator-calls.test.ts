import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeWallet } from './fake-wallet.ts';
import { LAUNCH, launch, startAggregator, type TestAggregator } from './start-aggregator.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aggregator-'));
const wallet = new FakeWallet();
let aggregator: TestAggregator;
beforeAll(async () => {
  aggregator = await startAggregator({ folder, wallet, walletUrl: await wallet.start() });
});
afterAll(async () => {
  await aggregator.stop();
  wallet.stop();
  fs.rmSync(folder, { recursive: true });
});

const round = () => crypto.randomUUID();

describe('signature of the platform’s calls', () => {
  it.each(['/game/list', '/game/url', '/transactions/list'])(
    '%s is refused without a signature of its bytes',
    async (call) => {
      const forged = await aggregator.operator(call, {}, '{"operator_id": 1}');
      expect(forged).toEqual({ status: 401, body: { error: 'the signature is not of these bytes' } });
      expect((await aggregator.post(`/operator/generic/v2${call}`, '{"operator_id":1}')).status).toBe(401);
    },
  );

  it('call of another operator is refused, also with a signature', async () => {
    expect((await aggregator.operator('/game/list', { operator_id: 2 })).status).toBe(403);
  });
});

describe('list of games', () => {
  it('list has the one game with its exact return, and pictures that can be fetched', async () => {
    const { status, body } = await aggregator.operator('/game/list', {});
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        game_code: 'hbw_copper_lantern',
        product: 'Harbor Works',
        enabled: true,
        rtp: '96.00',
        platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
      }),
    ]);
    for (const [address, ratio] of [
      [body[0].url_thumb, 3 / 4],
      [body[0].url_background, 16 / 9],
    ]) {
      const picture = await fetch(address);
      const { width = 0, height = 1 } = await sharp(await picture.arrayBuffer()).metadata();
      expect(width / height).toBeCloseTo(ratio, 2);
    }
  });
});

describe('launch', () => {
  it('page is on this server’s port, at the name by which the lobby was reached, without the token', async () => {
    const { url, session } = await launch(aggregator, { lobby_url: 'http://192.168.1.20:8080/games' });
    const { port } = new URL(aggregator.url);
    expect(url).toBe(`http://192.168.1.20:${port}/lantern/?session=${session}&lang=en`);
    expect(url).not.toContain(LAUNCH.token);
  });

  it('page may be framed from the machine of its lobby alone', async () => {
    const { url } = await launch(aggregator);
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://127.0.0.1:*');
    expect((await fetch(`${aggregator.url}/lantern/`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
  });

  it.each([
    ['unknown game', { game_code: 'other' }, 404],
    ['real money without a token', { token: null }, 400],
    ['address of the lobby that is none', { lobby_url: 'javascript:alert(1)' }, 400],
    ['currency that is none', { currency: 'peso' }, 400],
  ])('launch is refused for an %s', async (_what, changes, status) => {
    const refused = await aggregator.operator('/game/url', { ...LAUNCH, ...changes });
    expect(refused).toEqual({ status, body: { error: expect.any(String) } });
  });

  it('demo has play money of its own and calls no wallet', async () => {
    const before = wallet.calls.length;
    const { session } = await launch(aggregator, { currency: 'XXX', user: null, token: null });
    expect(await aggregator.play('open', { session })).toMatchObject({ isDemo: true, balance: 100_000 });
    const view = await aggregator.play('round', { session, round: round(), pick: 3, stake: 100 });
    expect(view).toMatchObject({ isOver: true, payout: 768, balance: 100_668, error: null });
    expect(wallet.calls).toHaveLength(before);
  });
});

describe('list of transactions', () => {
  it('list has each bet and win of the asked time, with the amounts that were sent', async () => {
    const { session } = await launch(aggregator);
    const start = new Date(Date.now() - 1).toISOString();
    await aggregator.play('round', { session, round: round(), pick: 3, stake: 200 });
    const end = new Date(Date.now() + 1_000).toISOString();
    const { body } = await aggregator.operator('/transactions/list', { start_time: start, end_time: end });
    const [bet, win] = wallet.calls.slice(-2).map((call) => call.body);
    const common = { user: 'player-1', currency: 'PHP', status: 'TS_SUCCESS', round: bet.round };
    expect(body).toEqual([
      expect.objectContaining({
        ...common,
        kind: 'bet',
        transaction_uuid: bet.transaction_uuid,
        amount: 200_000,
      }),
      expect.objectContaining({
        ...common,
        kind: 'win',
        transaction_uuid: win.transaction_uuid,
        reference_transaction_uuid: bet.transaction_uuid,
        amount: 1_536_000,
      }),
    ]);
    const past = { start_time: '2020-01-01T00:00:00', end_time: '2020-01-02T00:00:00' };
    expect((await aggregator.operator('/transactions/list', past)).body).toEqual([]);
  });

  it('list is refused without a time and a round', async () => {
    expect((await aggregator.operator('/transactions/list', {})).status).toBe(400);
  });
});

describe('calls for the operator’s page', () => {
  it('both directions are listed without body, token or key', async () => {
    const { session } = await launch(aggregator);
    await aggregator.play('round', { session, round: round(), pick: 0, stake: 100 });
    const text = await (await fetch(`${aggregator.url}/calls`)).text();
    const calls = JSON.parse(text);
    expect(calls.slice(0, 4).map(Object.values)).toEqual([
      [expect.any(Number), 'in', 'POST', '/play/round', '200', expect.any(Number)],
      [expect.any(Number), 'out', 'POST', '/transaction/win', 'RS_OK', expect.any(Number)],
      [expect.any(Number), 'out', 'POST', '/transaction/bet', 'RS_OK', expect.any(Number)],
      [expect.any(Number), 'in', 'POST', '/operator/generic/v2/game/url', '200', expect.any(Number)],
    ]);
    expect(text).not.toContain(LAUNCH.token);
    expect(text).not.toContain(session);
  });
});
