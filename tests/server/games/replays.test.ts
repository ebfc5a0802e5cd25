import { beforeAll, describe, expect, it } from 'vitest';
import { REPLAY_LINK_MS } from '../../../contract/games/replay-calls.ts';
import { versionHashOf } from '../../../games/game-list.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { replayHandlers } from '../../../server/games/replays/replay-handlers.ts';
import { hooks, seedPlatform } from '../../../server/modules.ts';
import { runCommand } from '../../../server/ops/run-ops.ts';
import { useDatabase } from '../support/database.ts';
import { commandAs, keyOf } from '../support/operators.ts';
import { makeFrames, seedsOf } from './frames.ts';
import { createPlatform, newRequestId, requestOf, START, seedPlayer, type TestPlayer } from './platform.ts';

const SEAL_KEYS = Buffer.alloc(32, 7).toString('base64');
const { sql } = useDatabase();
const platform = createPlatform(sql, { SEAL_KEYS });
const { clock, context } = platform;
const { openFrame, placeBet, rotate, spinMany } = makeFrames(platform);
const MINES = 143;
const DAY_MS = 86_400_000;

beforeAll(() => seedPlatform(sql, START));

const ask = (player: TestPlayer, roundId: string) =>
  replayHandlers.getReplay({ roundId }, requestOf(context, player));
const askByLink = (ticket: string) => replayHandlers.getReplayByLink({ ticket }, requestOf(context, null));

async function playOne() {
  const player = await seedPlayer(context, { coin: 100_000 });
  const frame = await openFrame(player);
  const [settled] = await spinMany(frame, 1);
  if (!settled) throw new Error('no round');
  return { player, frame, round: settled.round };
}

const show = (roundId: string) =>
  runCommand(sql, commandAs('olive', ['round', 'show', roundId]), {
    clock,
    hooks,
    key: keyOf('olive'),
    keys: { dataDir: '', sealKeys: SEAL_KEYS },
    publicOrigin: 'https://play.example',
  });

describe('replay of a round', () => {
  it('[C90] player sees a round of a secret seed pair again, with the page of its game and no token', async () => {
    const { player, round } = await playOne();
    const { refusal, replay } = await ask(player, round.roundId);
    expect(refusal).toBeNull();
    expect(replay?.round).toEqual({ ...round, versionHash: versionHashOf('royal-sevens@1') });
    expect(replay?.round.proof.serverSeed).toBeNull();
    const url = new URL(replay?.url ?? '');
    expect([url.origin, url.pathname, url.search, url.hash]).toEqual([
      replay?.gamesOrigin,
      '/royal-sevens/',
      '?replay=1',
      '',
    ]);
  });

  it('[C90] another player’s round, an unknown number and a round that is open are each refused for what they are', async () => {
    const { player, round } = await playOne();
    const stranger = await seedPlayer(context, { coin: 100_000 });
    expect(await ask(stranger, round.roundId)).toEqual({ refusal: 'foreign', replay: null });
    expect(await ask(player, newRequestId())).toEqual({ refusal: 'unknown', replay: null });
    expect(await ask(player, 'no-number')).toEqual({ refusal: 'unknown', replay: null });
    clock.at += 10_000;
    const frame = await openFrame(stranger, 0, MINES);
    const body = { requestId: newRequestId(), bet: { stake: 100, mines: 3 }, ...seedsOf(frame) };
    const { openRound } = await placeBet(frame, body);
    expect(await ask(stranger, openRound?.roundId ?? '')).toEqual({ refusal: 'open', replay: null });
    expect(await ask(player, openRound?.roundId ?? '')).toEqual({ refusal: 'unknown', replay: null });
  });

  it('[C90] round is shown again for twelve months and not after, and its record stays', async () => {
    const { player, round } = await playOne();
    const settledAt = clock.at;
    const yearLater = new Date(settledAt);
    yearLater.setUTCFullYear(yearLater.getUTCFullYear() + 1);
    try {
      clock.at = yearLater.getTime();
      expect(await ask(player, round.roundId)).toMatchObject({ refusal: null });
      clock.at += DAY_MS;
      expect(await ask(player, round.roundId)).toEqual({ refusal: 'old', replay: null });
      const record = gameHandlers.gameRoundProof({ roundId: round.roundId }, requestOf(context, null));
      expect(await record).toMatchObject({ roundId: round.roundId });
    } finally {
      clock.at = settledAt;
    }
  });
});

describe('operator’s view of a round', () => {
  it('command shows player, version, bet, amounts, seeds and verdict, and is audited with the link that it made', async () => {
    const { player, frame, round } = await playOne();
    expect(await show(round.roundId)).toMatch(/proof +not yet checkable: its seed pair is open/);
    await rotate(await gameHandlers.gameOpen({ gameToken: frame.gameToken }, requestOf(context, null)));
    const say = await show(round.roundId);
    const line = (name: string) => new RegExp(`^${name} +(.+)$`, 'm').exec(say)?.[1];
    expect(line('round')).toBe(round.roundId);
    expect(line('game')).toBe('royal-sevens, real money');
    expect(line('version')).toBe('royal-sevens@1');
    expect(line('version hash')).toBe(versionHashOf('royal-sevens@1'));
    expect(line('bet')).toBe(JSON.stringify(round.bet));
    expect(line('outcome')).toBe(JSON.stringify(round.outcome));
    expect(line('commitment')).toBe(round.proof.commit);
    expect(line('server seed')).toMatch(/^[0-9a-f]{64}$/);
    expect(line('nonce')).toBe('0');
    expect(line('proof')).toMatch(/^right: /);
    const [audited] = await sql<{ subject: string; details: Record<string, unknown> }[]>`
      select subject, details from audit_log where act = 'round show' order by at desc, id desc limit 1`;
    expect(audited).toMatchObject({
      subject: player.id,
      details: { round: round.roundId, replayUntil: clock.at + REPLAY_LINK_MS },
    });
    await expect(show(newRequestId())).rejects.toThrow(/There is no settled round/);
    await expect(show('7')).rejects.toThrow(/There is no settled round "7"/);
  });

  it('round whose record was changed is said to be wrong', async () => {
    const { frame, round } = await playOne();
    await rotate(await gameHandlers.gameOpen({ gameToken: frame.gameToken }, requestOf(context, null)));
    await sql`update rounds set win = win + 1 where id = ${round.roundId}`;
    expect(await show(round.roundId)).toMatch(/proof +WRONG: the seeds give another result/);
    await sql`update rounds set win = win - 1 where id = ${round.roundId}`;
  });

  it('link shows the round without a session for a quarter of an hour, and no other text passes for it', async () => {
    const { round } = await playOne();
    const [, ticket = ''] =
      /^replay +https:\/\/play\.example\/replay#ticket=(\S+)$/m.exec(await show(round.roundId)) ?? [];
    expect((await askByLink(ticket)).replay?.round).toMatchObject({ roundId: round.roundId });
    const bytes = Buffer.from(ticket, 'base64url');
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    for (const other of ['', 'x', ticket.slice(1), bytes.toString('base64url')])
      expect(await askByLink(other)).toEqual({ refusal: 'link', replay: null });
    clock.at += REPLAY_LINK_MS - 1;
    expect((await askByLink(ticket)).refusal).toBeNull();
    clock.at += 1;
    expect(await askByLink(ticket)).toEqual({ refusal: 'link', replay: null });
  });
});
