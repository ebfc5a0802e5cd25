import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashPassword } from '../../../server/auth/public/passwords.ts';
import { callerFaults } from '../../../server/caller-faults.ts';
import { createLog } from '../../../server/create-log.ts';
import { readSettings } from '../../../server/settings.ts';
import { moveWithdrawals } from '../../../server/wallet/send-payouts.ts';
import { type PlayServer, startPlayServer } from '../adapters/play-server.ts';
import { seedPlayer } from '../games/platform.ts';
import { createTestClock, startApp, type TestApp } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { newNumber, PIN, REAL_NAME, SMALL } from './withdraw-platform.ts';

const database = useDatabase();
const { sql } = database;
const clock = createTestClock();
let lines: { level: number; msg: string; refusals?: number }[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const INFO = 30;
const WARN = 40;

let provider: PlayServer;
let app: TestApp;
/** Seconds of the test's clock at which an order arrived. */
let sentAt: number[] = [];

const answerAll = (status: number) => {
  provider.reply = () => {
    sentAt.push(Math.round(clock.now() / 1000));
    return {
      status,
      body: status === 200 ? { id: 'disb-1', status: 'ACCEPTED' } : { error_code: 'REFUSED' },
    };
  };
};

beforeAll(async () => {
  provider = await startPlayServer();
  const { xendit } = readSettings({
    XENDIT_SECRET_KEY: 'xnd_development_of_the_test_only',
    XENDIT_CALLBACK_TOKEN: 'the-token-of-every-callback',
    XENDIT_URL: provider.url,
    XENDIT_CHANNELS: 'GCash=PH_GCASH',
  });
  app = await startApp(database, { clock, settings: { xendit }, log: createLog('info', sink) });
});
beforeEach(() => {
  lines = [];
  sentAt = [];
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

/** Of a player of its own, small enough to be sent at once. */
async function requestWithdrawal(): Promise<string> {
  const player = await seedPlayer(app.context, { coin: 100_000 });
  const now = clock.now();
  await sql`insert into player_details (player_id, real_name, updated_at) values (${player.id}, ${REAL_NAME}, ${now})`;
  await sql`
    insert into safebox_credentials (player_id, password_hash, changed_at)
    values (${player.id}, ${await hashPassword(PIN)}, ${now})`;
  const account = {
    requestId: randomUUID(),
    ...{ kind: 'ewallet', institutionId: 1, holder: REAL_NAME, number: newNumber(), isDefault: true },
  };
  const { data } = await app.call('addBankInfo', { ...account, password: PIN }, player.sessionId);
  const wish = { requestId: randomUUID(), bankId: data.bankId, amount: SMALL, password: PIN };
  return (await app.call('exchange', wish, player.sessionId)).data.withdrawalId;
}

/** Runs the job twice a minute of the test’s clock. */
async function passMinutes(minutes: number): Promise<void> {
  for (let half = 0; half < minutes * 2; half += 1) {
    clock.advance(30_000);
    await moveWithdrawals(app.context);
  }
}

const pauses = () => sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));

it('[C32] refused payout is sent again after a pause that doubles up to an hour, until it is accepted', async () => {
  const counted = async () => (await callerFaults.get()).values;
  const refusedSoFar = async () =>
    (await counted()).find(({ labels }) => labels.kind === 'payout account refused')?.value ?? 0;
  const before = await refusedSoFar();
  answerAll(400);
  const id = await requestWithdrawal();
  await passMinutes(4 * 60);
  expect(pauses()).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
  const refused = lines.filter(({ msg }) => msg === 'payout account refused');
  expect(refused.map(({ level, refusals }) => [level, refusals])).toEqual(
    sentAt.map((_, index) => [INFO, index + 1]),
  );
  expect((await refusedSoFar()) - before).toBe(sentAt.length);
  expect(lines.filter(({ level }) => level >= WARN)).toEqual([]);
  const list = await operate(sql, clock.now(), 'olive', ['withdrawals', 'list']);
  expect(list).toMatch(new RegExp(`${id}.*\trefused by xendit 9 times, last sent `));

  answerAll(200);
  await passMinutes(60);
  expect(sentAt).toHaveLength(10);
  await passMinutes(120);
  expect(sentAt).toHaveLength(10);
});

it('[C32] payout that a provider did not answer is sent again every half minute', async () => {
  answerAll(503);
  await requestWithdrawal();
  await passMinutes(10);
  expect(new Set(pauses())).toEqual(new Set([30]));
  expect(sentAt).toHaveLength(21);
  answerAll(200);
  await passMinutes(1);
  expect(sentAt).toHaveLength(22);
});

it('[C32] refused payouts keep no other payout from being sent', async () => {
  answerAll(400);
  const refused = await requestWithdrawal();
  // More than a run of the job takes, all older than the one below.
  await sql`
    insert into withdrawals (player_id, id, request_id, bank_id, kind, institution_id, bank_name, holder, number, amount,
      fee, currency, provider, state, requested_at, approved_at, sent_at, refusals)
    select player_id, gen_random_uuid(), gen_random_uuid(), bank_id, kind, institution_id, bank_name, holder, number,
      1, 0, currency, provider, state, requested_at - interval '1 hour', approved_at, ${clock.now()}, 10
    from withdrawals, generate_series(1, 60) where id = ${refused}`;
  try {
    answerAll(503);
    await requestWithdrawal();
    clock.advance(30_000);
    await moveWithdrawals(app.context);
    expect(sentAt).toHaveLength(3);
  } finally {
    await sql`delete from withdrawals where amount = 1`;
  }
});
