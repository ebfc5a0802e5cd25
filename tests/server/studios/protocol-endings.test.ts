import { describe, expect, it } from 'vitest';
import { SESSION_IDLE_MS } from '../../../contract/limits.ts';
import { endAllSessions } from '../../../server/auth/sessions.ts';
import { leavingHandlers } from '../../../server/protection/leaving.ts';
import { protectionHandlers } from '../../../server/protection/protection-handlers.ts';
import { requestOf } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { type Seat, useHostedPlatform } from './hosted-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useHostedPlatform(database);
const { seat, play, endRound, authenticate, wait, coinOf, call, launch, context, clock } = platform;

const refused = (error: string, status = 400) => ({ status, body: { error } });
const DAY_MS = 86_400_000;

const requestBy = ({ player }: Seat) => requestOf(context, player);
const signOut = ({ player }: Seat) =>
  sql.begin((tx) =>
    endAllSessions(tx, context.hooks, { playerId: player.id, reason: 'logout', now: clock.now() }),
  );
const setMaintenance = (status: number) =>
  sql`update config set value = ${{ status, until: null }} where key = 'maintenance'`;

type End = readonly [what: string, end: (own: Seat) => Promise<unknown>];

/** Each bars its player from every other stake. */
const ENDS: readonly End[] = [
  ['the player has signed out', signOut],
  [
    'the player was away for longer than a session lasts',
    async ({ player }) => {
      const idle = clock.now() - SESSION_IDLE_MS - 1;
      await sql`update sessions set last_act_at = ${idle} where player_id = ${player.id}`;
    },
  ],
  [
    'the player has taken a break',
    (own) => protectionHandlers.takeTimeOut({ period: 'day' }, requestBy(own)),
  ],
  ['the player is excluded', (own) => leavingHandlers.excludeSelf({ period: 'forGood' }, requestBy(own))],
  ['the game was opened in another tab', ({ player }) => launch(player)],
  ['the platform is in maintenance', () => setMaintenance(1)],
];

describe('end of a round whose player may not go on', () => {
  it.each(ENDS)('win is noted and paid once after %s, and no stake follows', async (_what, end) => {
    const own = await seat();
    await play(own.token);
    await end(own);
    wait();
    expect(await play(own.token)).not.toMatchObject({ status: 200 });
    expect(await call('/bet/event', { sessionID: own.token, event: '2' })).toMatchObject({
      status: 200,
      body: { event: '2' },
    });
    const [round] = await sql`select event from hosted_rounds where player_id = ${own.player.id}`;
    expect(round?.event).toBe('2');
    expect(await coinOf(own)).toBe(99_900);
    for (let times = 0; times < 2; times += 1)
      expect((await endRound(own.token)).body.balance.amount).toBe(999_960_000);
    expect(await coinOf(own)).toBe(99_996);
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongOwed: 0 });
    expect(await play(own.token)).not.toMatchObject({ status: 200 });
    await setMaintenance(0);
  });

  it('session that is over gives nothing else, and its end keeps no session alive', async () => {
    const own = await seat();
    await play(own.token);
    const idle = clock.now() - SESSION_IDLE_MS - 1;
    await sql`update sessions set last_act_at = ${idle} where player_id = ${own.player.id}`;
    expect((await endRound(own.token)).status).toBe(200);
    expect(await authenticate(own.token)).toMatchObject(refused('ERR_IS'));
    expect(await call('/wallet/balance', { sessionID: own.token })).toMatchObject(refused('ERR_IS'));
    const [session] = await sql`select last_act_at from sessions where player_id = ${own.player.id}`;
    expect(session?.lastActAt).toBe(idle);
  });

  it('session that is over ends the rounds of its own player in its own game alone', async () => {
    const [own, another] = [await seat(), await seat()];
    await play(own.token);
    await play(another.token);
    await signOut(own);
    expect(await call('/wallet/end-round', { sessionID: own.token }, 'other')).toMatchObject(
      refused('ERR_IS'),
    );
    expect(await coinOf(own)).toBe(99_900);
    expect((await endRound(own.token)).status).toBe(200);
    expect(await coinOf(another)).toBe(99_900);
  });

  it('session that is over ends nothing any more once every win of it was paid by the clock', async () => {
    const own = await seat();
    await play(own.token);
    await signOut(own);
    clock.at += DAY_MS + 1;
    expect(await endRound(own.token)).toMatchObject(refused('ERR_IS'));
  });
});
