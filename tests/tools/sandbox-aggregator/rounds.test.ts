import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeWallet } from './fake-wallet.ts';
import { launch, startAggregator, type TestAggregator } from './start-aggregator.ts';

const BET = '/transaction/bet';
const WIN = '/transaction/win';
const ROLLBACK = '/transaction/rollback';

let folder: string;
let wallet: FakeWallet;
let walletUrl: string;
const started: TestAggregator[] = [];
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aggregator-'));
  wallet = new FakeWallet();
  walletUrl = await wallet.start();
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
  wallet.stop();
  fs.rmSync(folder, { recursive: true });
});

async function start(options: { draws?: number[]; waitMs?: number } = {}): Promise<TestAggregator> {
  const aggregator = await startAggregator({ folder, wallet, walletUrl, ...options });
  started.push(aggregator);
  return aggregator;
}

const ID = '01900000-0000-7000-8000-000000000001';
const ROUND = { round: ID, pick: 3, stake: 1_000 };

const untilOver = (aggregator: TestAggregator, session: string) =>
  expect
    .poll(async () => (await aggregator.play('state', { session, round: ID })).isOver, { timeout: 10_000 })
    .toBe(true);

describe('round by a wallet', () => {
  it.each([
    [0b111, 7_680, 106_680],
    [0b011, 0, 99_000],
  ])(
    'combination %i pays %i cents, and the round is closed also without a win',
    async (draw, payout, balance) => {
      const aggregator = await start({ draws: [draw] });
      const { session } = await launch(aggregator);
      const view = await aggregator.play('round', { session, ...ROUND });
      expect(view).toMatchObject({ isOver: true, combination: draw, payout, balance, error: null });
      expect(wallet.calls.map((call) => call.path)).toEqual([BET, WIN]);
      expect(wallet.calls[1]?.body).toMatchObject({ round_closed: true, amount: payout * 1_000 });
    },
  );

  it('round that is asked for again is answered, and not played again', async () => {
    const aggregator = await start({ draws: [0b001] });
    const { session } = await launch(aggregator);
    const asked = { session, ...ROUND };
    const [one, other] = await Promise.all([
      aggregator.play('round', asked),
      aggregator.play('round', asked),
    ]);
    expect(other).toEqual(one);
    expect(await aggregator.play('round', asked)).toEqual(one);
    expect(wallet.idsOf(BET)).toHaveLength(1);
  });

  it('another session cannot read or play the round', async () => {
    const aggregator = await start();
    const { session } = await launch(aggregator);
    const { session: other } = await launch(aggregator, { user: 'player-2' });
    await aggregator.play('round', { session, ...ROUND });
    expect(await aggregator.play('round', { session: other, ...ROUND })).toEqual({
      error: 'roundOfOtherSession',
    });
    expect(await aggregator.play('state', { session: other, round: ID })).toEqual({ error: 'roundUnknown' });
  });

  it.each(['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_USER_DISABLED', 'RS_ERROR_TOKEN_EXPIRED'])(
    'stake that is refused with %s is not played and not rolled back',
    async (status) => {
      wallet.faults[BET] = [{ status }];
      const aggregator = await start();
      const { session } = await launch(aggregator);
      const view = await aggregator.play('round', { session, ...ROUND });
      expect(view).toMatchObject({ isOver: true, combination: null, error: status });
      expect(wallet.idsOf(ROLLBACK)).toEqual([]);
    },
  );

  it.each([
    ['stake that the game does not offer', { stake: 110 }],
    ['guess of four lanterns', { pick: 4 }],
    ['round without an id', { round: 'first' }],
  ])('%s is refused', async (_what, changes) => {
    const aggregator = await start();
    const { session } = await launch(aggregator);
    expect(await aggregator.play('round', { session, ...ROUND, ...changes })).toEqual({
      error: 'badRequest',
    });
    expect(wallet.calls).toEqual([]);
  });
});

describe('lost answers', () => {
  it.each(['lost', 'unheard'] as const)(
    'bet that is %s is rolled back until that is answered, and is never sent again',
    async (fault) => {
      wallet.faults[BET] = [fault];
      wallet.faults[ROLLBACK] = ['lost', 'unheard', { status: 'RS_ERROR_UNKNOWN' }];
      const aggregator = await start();
      const { session } = await launch(aggregator);
      const view = await aggregator.play('round', { session, ...ROUND });
      expect(view).toMatchObject({ isOver: false, combination: null, error: 'betUnanswered' });
      await untilOver(aggregator, session);
      expect(await aggregator.play('state', { session, round: ID })).toMatchObject({ error: 'betReturned' });
      expect(wallet.balance).toBe(100_000);
      expect(wallet.idsOf(BET).length).toBeLessThanOrEqual(1);
      expect(new Set(wallet.idsOf(ROLLBACK)).size).toBe(1);
    },
  );

  it('win is repeated with the same id until it is answered, and is paid once', async () => {
    wallet.faults[WIN] = ['lost', 'unheard', 'unheard', { status: 'RS_ERROR_UNKNOWN' }];
    const aggregator = await start({ draws: [0b111] });
    const { session } = await launch(aggregator);
    const view = await aggregator.play('round', { session, ...ROUND });
    expect(view).toMatchObject({ isOver: false, payout: 7_680, error: null });
    await untilOver(aggregator, session);
    expect(wallet.balance).toBe(106_680);
    expect(new Set(wallet.idsOf(WIN)).size).toBe(1);
  });

  it.each(['RS_ERROR_INVALID_SIGNATURE', 'RS_ERROR_INVALID_PARTNER'])(
    'win is sent again after %s, as the operator can put that right',
    async (status) => {
      wallet.faults[WIN] = [{ status }];
      const aggregator = await start({ draws: [0b111] });
      const { session } = await launch(aggregator);
      await aggregator.play('round', { session, ...ROUND });
      await untilOver(aggregator, session);
      expect(wallet.balance).toBe(106_680);
    },
  );

  it('win that the wallet refuses for good is told to the player, and not sent again', async () => {
    wallet.faults[WIN] = [{ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' }];
    const aggregator = await start({ draws: [0b111] });
    const { session } = await launch(aggregator);
    const view = await aggregator.play('round', { session, ...ROUND });
    expect(view).toMatchObject({ isOver: true, payout: 7_680, error: 'winRefused' });
    expect(wallet.balance).toBe(99_000);
  });

  it('no other round is played before the wallet has answered the last one', async () => {
    wallet.faults[WIN] = ['lost'];
    const aggregator = await start({ waitMs: 60_000 });
    const { session } = await launch(aggregator);
    await aggregator.play('round', { session, ...ROUND });
    const next = { session, ...ROUND, round: crypto.randomUUID() };
    expect(await aggregator.play('round', next)).toEqual({ error: 'roundOpen' });
    expect(await aggregator.play('open', { session })).toMatchObject({ round: { round: ID, isOver: false } });
  });
});

describe('restart in the middle of a round', () => {
  it('win that was not answered is sent by the next process, and the page goes on', async () => {
    wallet.faults[WIN] = ['lost'];
    const first = await start({ draws: [0b111], waitMs: 60_000 });
    const { session } = await launch(first);
    await first.play('round', { session, ...ROUND });
    await first.stop();
    expect(wallet.balance).toBe(99_000);
    const second = await start();
    await untilOver(second, session);
    expect(wallet.balance).toBe(106_680);
    expect(await second.play('state', { session, round: ID })).toMatchObject({
      combination: 7,
      payout: 7_680,
    });
    expect(await second.play('open', { session })).toMatchObject({ balance: 106_680, round: null });
  });

  it('bet that the ended process had sent is rolled back by the next one', async () => {
    const first = await start();
    const { session } = await launch(first);
    await first.play('round', { session, ...ROUND });
    await first.stop();
    wallet.balance = 99_000;
    // As the file is when a process ends while it waits for the answer to a bet, in the middle of a line.
    const file = path.join(folder, 'rounds.jsonl');
    const [line = ''] = fs.readFileSync(file, 'utf8').split('\n');
    const round = { ...JSON.parse(line), endId: crypto.randomUUID() };
    expect(round.phase).toBe('bet');
    const begun = JSON.stringify(round);
    fs.writeFileSync(file, `${begun}\n${begun.slice(0, 40)}`);
    const second = await start();
    await untilOver(second, session);
    expect(wallet.balance).toBe(100_000);
    expect(wallet.idsOf(BET)).toHaveLength(1);
    expect(wallet.calls.at(-1)?.body.reference_transaction_uuid).toBe(round.betId);
  });

  it('files with tokens can be read by their owner alone', async () => {
    const aggregator = await start();
    await launch(aggregator);
    for (const name of ['sessions.jsonl', 'rounds.jsonl'])
      expect(fs.statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
  });
});
