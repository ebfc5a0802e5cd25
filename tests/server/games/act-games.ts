import type { MinesBet } from '../../../contract/games/mines-of-brass.ts';
import { cents } from '../../../contract/money.ts';
import { hexOf } from '../../../maths/provably-fair.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { findOpenRoundRow } from '../../../server/games/open-round-queries.ts';
import { withServerSeed } from '../../../server/games/round-progress.ts';
import { minesOf } from '../../maths/support/mines.ts';
import { CLIENT_SEED } from '../support/seed-pair.ts';
import { type Frame, makeFrames, seedsOf } from './frames.ts';
import { type createPlatform, newRequestId, seedOpenGame, seedPlayer } from './platform.ts';

export const MINES = 9_002;
const BLACKJACK = 9_003;
const COIN = 1_000_000;
export const MINES_BET = { stake: cents(1_000), mines: 5 } as const;

/** What a player has seen of an open round. */
interface OpenRound {
  readonly roundId: string;
  readonly acts: readonly unknown[];
  readonly outcome: unknown;
}

/** Adds the games that tests act in to the catalogue. */
export async function seedActGames(sql: Sql): Promise<void> {
  await sql`delete from games where slug in ('mines-of-brass', 'blackjack-salon')`;
  await seedOpenGame(sql, MINES, 'mines-of-brass');
  await seedOpenGame(sql, BLACKJACK, 'blackjack-salon');
}

/** Frames of games that are acted in. */
export function makeActGames(sql: Sql, platform: ReturnType<typeof createPlatform>) {
  const { context, clock } = platform;
  const frames = makeFrames(platform);

  const betBody = (frame: Frame, bet: unknown) => ({
    requestId: newRequestId(),
    bet,
    ...seedsOf(frame),
  });

  /** A frame with a round that waits for the first act. */
  async function openMines({ tryIt = 0, coin = COIN }: { tryIt?: 0 | 1; coin?: number } = {}) {
    const player = await seedPlayer(context, { coin });
    const frame = await frames.openFrame(player, tryIt, MINES);
    const { openRound } = await frames.placeBet(frame, betBody(frame, MINES_BET));
    if (!openRound) throw new Error('mines are over at once');
    return { player, frame, openRound, coin };
  }

  /** Deals until the open round offers an act; every hand before it is stood. */
  async function dealUntil(kind: string, coin = COIN) {
    const player = await seedPlayer(context, { coin });
    const frame = await frames.openFrame(player, 0, BLACKJACK);
    for (let hand = 0; hand < 200; hand += 1) {
      clock.at += 5_000;
      await sql`update sessions set last_act_at = ${clock.at}, reality_seen_at = ${clock.at} where player_id = ${player.id}`;
      let answer = await frames.placeBet(frame, betBody(frame, { stake: 1_000 }));
      const offersOf = (round: OpenRound) => (round.outcome as { offers: string[] }).offers;
      if (answer.openRound && offersOf(answer.openRound).includes(kind))
        return { player, frame, openRound: answer.openRound, balance: answer.balance };
      while (answer.openRound) {
        const stay = offersOf(answer.openRound).includes('decline') ? 'decline' : 'stand';
        answer = await frames.act(frame, actBody(answer.openRound, { kind: stay }));
      }
    }
    throw new Error(`no hand offered ${kind}`);
  }

  /** The next act in a round, as the player has seen it. */
  const actBody = (round: OpenRound, act: unknown, requestId = newRequestId()) => ({
    requestId,
    roundId: round.roundId,
    act,
    after: round.acts.length,
  });

  /** Where the mines of an open round lie; nobody but a test may know. */
  async function minesIn({ roundId }: OpenRound): Promise<readonly number[]> {
    const [found] = await sql<
      { playerId: string }[]
    >`select player_id from open_rounds where id = ${roundId}`;
    const row = found && (await findOpenRoundRow(sql, found.playerId, roundId));
    if (!row) throw new Error(`round ${roundId} is not open`);
    const { serverSeed, nonce } = withServerSeed(platform.context.seedSealer, row);
    return minesOf(row.bet as MinesBet, { serverSeed: hexOf(serverSeed), clientSeed: CLIENT_SEED, nonce });
  }

  async function safeCells(round: OpenRound): Promise<number[]> {
    const mines = await minesIn(round);
    return Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !mines.includes(cell));
  }

  return { ...frames, betBody, openMines, dealUntil, actBody, minesIn, safeCells };
}
