import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { SESSION_MAX_MS } from '../../../contract/limits.ts';
import { useCodePlatform } from '../auth/code-platform.ts';
import { openFrame, protectedPlayer, spin } from '../protection/protected-player.ts';
import { newPhone } from '../support/accounts.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';

const HOUR_MS = 3_600_000;

const database = useDatabase();
const { sql } = database;
const platform = useCodePlatform(database);
const { clock } = platform;
const back = () => clock.advance(-HOUR_MS);

const deposit = (token: string, amount: number) =>
  platform.app().call('recharge', { requestId: randomUUID(), channelId: 1, amount }, token);

describe('server clock set back by an hour', () => {
  it('[C90] play continues at once, no id is repeated and every round is in the records', async () => {
    const { token, playerId } = await protectedPlayer(platform.app());
    const frame = await openFrame(platform.app(), token);
    const rounds: string[] = [];
    for (let step = 0; step < 6; step += 1) {
      clock.advance(3_000);
      if (step === 3) back();
      const { code, data } = await spin(platform.app(), frame, 100);
      expect(code).toBe(0);
      rounds.push(data.round.roundId);
    }
    expect(new Set(rounds).size).toBe(6);
    // A second round in the same cycle is still rejected.
    expect((await spin(platform.app(), frame, 100)).code).toBe(ERROR_CODES.roundTooSoon);
    const page = { from: null, to: null, cursor: null, pageSize: 20 };
    const { data } = await platform.app().call('betRecord', page, token);
    expect(data.list.map(({ roundId }: { roundId: string }) => roundId).toSorted()).toEqual(
      rounds.toSorted(),
    );
    const [row] = await sql<{ bet: number }[]>`select bet from player_totals where player_id = ${playerId}`;
    expect(row?.bet).toBe(600);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[R51] deposits and stakes from before the change count in every limit', async () => {
    const { token } = await protectedPlayer(platform.app());
    await platform.app().call('setSelfLimited', { key: 'depositDay', value: 100_000 }, token);
    await platform.app().call('setSelfLimited', { key: 'stakeDay', value: 200 }, token);
    expect((await deposit(token, 80_000)).code).toBe(0);
    const frame = await openFrame(platform.app(), token);
    clock.advance(3_000);
    expect((await spin(platform.app(), frame, 100)).code).toBe(0);
    back();
    expect((await deposit(token, 30_000)).data.details).toEqual({ left: 20_000 });
    expect((await spin(platform.app(), frame, 100)).code).toBe(0);
    clock.advance(3_000);
    expect((await spin(platform.app(), frame, 100)).code).toBe(ERROR_CODES.stakeLimitReached);
  });

  it('[C10] code is accepted once, and a new one can be requested', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, CodePurpose.loginAndRegister);
    back();
    const signIn = (text: string) => platform.app().call('accountLoginSms', { phone, code: text });
    expect((await signIn(code)).code).toBe(0);
    expect((await signIn(code)).code).toBe(ERROR_CODES.codeExpired);
    expect((await platform.send(phone, CodePurpose.loginAndRegister)).code).toBe(0);
    // The next request is at the same clock time, and so still too early.
    expect((await platform.send(phone, CodePurpose.loginAndRegister)).code).toBe(ERROR_CODES.codeTooSoon);
  });

  it('session continues and ends no later than announced', async () => {
    const { token } = await protectedPlayer(platform.app());
    const endsAt = clock.now() + SESSION_MAX_MS;
    back();
    expect((await platform.app().call('refreshData', {}, token)).code).toBe(0);
    clock.advance(endsAt - clock.now());
    expect((await platform.app().call('refreshData', {}, token)).status).toBe(401);
  });
});

it('[C90] no statement reads the clock of the database', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/.test(file))
    .map((file) => join('server', file));
  const asks = /(?<![\w.])now\(\)(?!:)|current_timestamp|clock_timestamp|localtimestamp/;
  const inSql = (text: string) =>
    text.match(/`[^`]*`/g)?.filter((part) => /\b(select|insert|update|delete)\b/.test(part)) ?? [];
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    // A value bound to a statement comes from the server.
    const statements = file.endsWith('.sql')
      ? [text]
      : inSql(text).map((part) => part.replace(/\$\{[^}]*\}/g, ''));
    return statements.some((part) => asks.test(part));
  });
  // Rows without a time of their own get the database's, and nothing later depends on it: corrections that run once, the
  // record of a changed detail of theirs, and the day from which stakes are weighed on a platform with bets.
  const known = [
    'functions/note_detail_change.sql',
    'migrations/0234-data-rights.sql',
    'migrations/0284-operators.sql',
    'migrations/0592-game-weights.sql',
  ];
  expect(found).toEqual(known.map((file) => join('server', 'db', file)));
});
