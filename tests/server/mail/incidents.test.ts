import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/sql.ts';
import { sendIncidentNotices } from '../../../server/games/incidents/send-incident-notices-job.ts';
import { runTransaction } from '../../../server/ledger/run-transaction.ts';
import { erasePlayer } from '../../../server/rights/erase-player.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

const DAY_MS = 86_400_000;
/** Midnight of the test clock's day, UTC. */
const TODAY = Date.UTC(2027, 2, 10);
let gameId = 0;
let otherGameId = 0;

beforeAll(async () => {
  const games = await sql<{ id: number }[]>`
    select id from games where slug in ('golden-orchard', 'royal-sevens') order by slug`;
  [gameId = 0, otherGameId = 0] = games.map(({ id }) => id);
});

interface Played {
  readonly at: number;
  readonly game?: number;
  readonly isPlayMoney?: boolean;
}

const insertRound = (playerId: string, { at, game = gameId, isPlayMoney = false }: Played) => sql`
  insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, stake, win, outcome, maths,
    server_seed, client_seed, settled_at)
  values (${playerId}, gen_random_uuid(), gen_random_uuid(), ${game}, ${isPlayMoney}, '{}', '[]', 100, 0, '{}', 'm@1', '',
    'seed', ${at})`;

const words = (from: string, to: string, ...more: string[]) => [
  ...['game', 'incident', 'golden-orchard', '--from', from, '--to', to, '--kind', 'fault'],
  ...more,
];

const asOlive = (...typed: string[]) => {
  app.clock.advance(1);
  return operate(sql, app.clock.now(), 'olive', typed);
};

const byTwo = (...typed: string[]) => {
  app.clock.advance(1);
  return operateByTwo(sql, app.clock.now(), typed);
};

const mailsOf = (playerId: string) => sql`select category, params from mails where player_id = ${playerId}`;

describe('notice of an incident', () => {
  it('operator reads how many it concerns and the text in three languages, and nothing is sent', async () => {
    const { playerId } = await newAccount(app);
    await insertRound(playerId, { at: TODAY - DAY_MS });
    const said = await asOlive(...words('2027-03-09', '2027-03-10'));
    expect(said).toMatch(/^golden-orchard, 2027-03-09T00:00:00\.000Z to .*: concerns 1 players\./);
    for (const title of [
      '[en] Golden Orchard had a fault',
      '[fil] Nagkaroon ng sira ang Golden Orchard',
      '[zh-CN] Golden Orchard曾出现故障',
    ])
      expect(said).toContain(title);
    expect(await sendIncidentNotices(app.context)).toBe(0);
    expect(await sql`select from game_incidents`).toHaveLength(0);
    expect(await sql`select from pending_approvals`).toHaveLength(0);
  });

  it('notice reaches those who settled real rounds of the game in the period, once another operator approves it', async () => {
    const [early, first, twice, late, other, play] = await Promise.all(
      Array.from({ length: 6 }, async () => (await newAccount(app)).playerId),
    );
    const start = TODAY - 10 * DAY_MS;
    const end = start + DAY_MS;
    const rounds: readonly (readonly [string | undefined, Played])[] = [
      [early, { at: start - 1 }],
      [first, { at: start }],
      [twice, { at: end - 2 }],
      [twice, { at: end - 1 }],
      [late, { at: end }],
      [other, { at: start, game: otherGameId }],
      [play, { at: start, isPlayMoney: true }],
    ];
    for (const [playerId = '', round] of rounds) await insertRound(playerId, round);
    const typed = words('2027-02-28', '2027-03-01', '--corrected', '--send');

    const asked = await asOlive(...typed);
    expect(asked).toMatch(
      /^Not done yet; another operator must approve it: act approve \S+\nThen: .*concerns 2 players/,
    );
    const approval = /act approve (\S+)/.exec(asked)?.[1] ?? '';
    await sendIncidentNotices(app.context);
    expect(await mailsOf(first ?? '')).toHaveLength(0);
    await expect(asOlive('act', 'approve', approval)).rejects.toThrow('another operator must approve it');
    const done = await operate(sql, app.clock.now(), 'pim', ['act', 'approve', approval]);
    const id = /Incident (\S+):/.exec(done)?.[1] ?? '';

    expect(await sendIncidentNotices(app.context)).toBe(2);
    for (const playerId of [first, twice])
      expect(await mailsOf(playerId ?? '')).toMatchObject([
        { category: 'service', params: { game: 'Golden Orchard', kind: 'fault', isCorrected: true } },
      ]);
    for (const playerId of [early, late, other, play]) expect(await mailsOf(playerId ?? '')).toHaveLength(0);

    const [audited] = await sql`select actor, subject, details from audit_log where act = 'game incident'`;
    expect(audited).toMatchObject({
      actor: 'pim',
      subject: 'game golden-orchard',
      details: { incident: id, kind: 'fault', players: 2, isCorrected: true, askedBy: 'olive' },
    });
    expect(await asOlive('game', 'incidents')).toMatch(
      new RegExp(
        `^${id}\tgolden-orchard\tfault\t.*asked by olive, approved by pim\tsent 2 of 2, read 0\tsent `,
      ),
    );
    await expect(asOlive(...typed)).rejects.toThrow(
      'The players were told of this incident already. See: game incidents.',
    );
  });

  it.each([
    [['game', 'incident'], 'Missing: the game.'],
    [
      ['game', 'incident', 'no-such', '--from', '2027-03-01', '--to', '2027-03-02'],
      'There is no game "no-such".',
    ],
    [['game', 'incident', 'golden-orchard', 'royal-sevens'], '"royal-sevens" is too much'],
    [['game', 'incident', 'golden-orchard', '--to', '2027-03-02'], 'Missing: --from, when it began.'],
    [['game', 'incident', 'golden-orchard', '--from', '2027-03-02'], 'Missing: --to, when it ended.'],
    [['game', 'incident', 'golden-orchard', '--from', '--to', '2027-03-02'], 'Missing: the value of --from.'],
    [['game', 'incident', 'golden-orchard', '--since', '2027-03-02'], 'There is no option --since.'],
    [['game', 'incident', 'golden-orchard', '--send', '--send'], '--send is given twice.'],
    [words('yesterday', '2027-03-02'), '"yesterday" is no time'],
    [words('2027-02-30T25:00Z', '2027-03-02'), '"2027-02-30T25:00Z" is no time'],
    [words('2027-03-02', '2027-03-02'), '--from must be before --to.'],
    [words('2027-03-02', '2027-05-01'), '--to is in the future'],
    [words('2027-03-01', '2027-03-02').with(-1, 'wonder'), 'There is no kind "wonder": returns or fault.'],
    [words('2027-03-01', '2027-03-02').slice(0, -2), 'Missing: --kind, returns or fault.'],
    [words('2020-03-01', '2020-03-02', '--send'), 'Nobody settled a round of golden-orchard in real money'],
  ])('command %j is refused: %s', async (typed, reason) => {
    await expect(asOlive(...typed)).rejects.toThrow(reason);
  });

  it('player whose data were erased is not among those concerned', async () => {
    const { playerId } = await newAccount(app);
    const at = TODAY - 20 * DAY_MS;
    await insertRound(playerId, { at });
    await runTransaction(sql, (tx) => erasePlayer(tx, app.context, playerId, TODAY));
    expect(await asOlive(...words('2027-02-18', '2027-02-19'))).toContain('concerns 0 players');
  });

  it('mail to 10,000 players goes in batches, is resumed after a crash, and reaches each of them once', async () => {
    const at = TODAY - 30 * DAY_MS;
    await sql`
      with people as (
        insert into players (id, display_id, account, account_key, birth_date, nationality, invite_code, created_at)
        select gen_random_uuid(), 500000000 + n, 'many_' || n, 'many_' || n, '1990-01-01', 'PH', 'many_' || n, ${at}
        from generate_series(1, 10000) as n
        returning id
      )
      insert into rounds (player_id, id, game_session_id, game_id, is_play_money, bet, acts, stake, win, outcome, maths,
        server_seed, client_seed, settled_at)
      select id, gen_random_uuid(), gen_random_uuid(), ${gameId}, false, '{}', '[]', 100, 0, '{}', 'm@1', '', 'seed', ${at}
      from people`;
    const said = await byTwo(...words('2027-02-08', '2027-02-09', '--send'));
    expect(said).toContain('concerns 10000 players');
    const incident = /Incident (\S+):/.exec(said)?.[1] ?? '';
    const countSent = async () => (await sql`select from mails where campaign_id = ${incident}`).count;

    const pool = openDatabase(database.url, { application: 'crashing', max: 1 });
    let ids = 0;
    const crashing = {
      ...app.context,
      sql: pool,
      newId: () => {
        ids += 1;
        // In the middle of a batch the database connection of the job breaks.
        if (ids === 3_700)
          void sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crashing'`.execute();
        return app.context.newId();
      },
    };
    await expect(sendIncidentNotices(crashing)).rejects.toThrow();
    await pool.end({ timeout: 1 });
    const before = await countSent();
    expect(before).toBeGreaterThanOrEqual(3_500);
    expect(before).toBeLessThan(10_000);
    expect(before % 500).toBe(0);

    expect(await sendIncidentNotices(app.context)).toBe(10_000 - before);
    expect(await countSent()).toBe(10_000);
    const [{ players } = { players: 0 }] = await sql<{ players: number }[]>`
      select count(distinct player_id) as players from mails where campaign_id = ${incident}`;
    expect(players).toBe(10_000);
    await sendIncidentNotices(app.context);
    const [campaign] = await sql`select sent, finished_at from mail_campaigns where id = ${incident}`;
    expect(campaign).toMatchObject({ sent: 10_000, finishedAt: expect.any(Number) });

    // Even a campaign that begins anew sends nobody a second one.
    await sql`update mail_campaigns set reached_player_id = null, finished_at = null where id = ${incident}`;
    expect(await sendIncidentNotices(app.context)).toBe(0);
    expect(await countSent()).toBe(10_000);
  });
});
