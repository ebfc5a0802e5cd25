import { settleDueRemoteBets } from '../../../../server/games/remote-rounds/settle-due-remote-bets-job.ts';
import type { RemotePlatform } from '../remote/create-remote-platform.ts';
import { runStudio, type StudioBooks } from './studio-model.ts';

const AT_ONCE = 8;
/** Cents. */
const COIN = 800;
const DAY_MS = 86_400_000;

interface OwnBooks {
  readonly coin: number;
  readonly inRounds: number;
  readonly staked: number;
  readonly won: number;
  readonly dayStaked: number;
  readonly dayWon: number;
}

/** Sums of what the platform has of a player, in cents. */
async function readOwnBooks({ context: { sql } }: RemotePlatform, playerId: string): Promise<OwnBooks> {
  const [sums] = await sql<[OwnBooks]>`
    select
      coalesce((select amount from balances where player_id = ${playerId} and account = 'player:coin'), 0) as coin,
      coalesce((select amount from balances where player_id = ${playerId} and account = 'player:inRounds'), 0) as in_rounds,
      (select coalesce(sum(stake), 0)::bigint from rounds where player_id = ${playerId}) as staked,
      (select coalesce(sum(win), 0)::bigint from rounds where player_id = ${playerId}) as won,
      (select coalesce(sum(staked), 0)::bigint from player_days where player_id = ${playerId}) as day_staked,
      (select coalesce(sum(won), 0)::bigint from player_days where player_id = ${playerId}) as day_won`;
  return sums;
}

/** What both sides hold after a sequence, and how they differ. */
interface PlayedSequence {
  readonly books: StudioBooks | null;
  readonly differences: readonly string[];
}

async function playSequence(platform: RemotePlatform, seed: number): Promise<PlayedSequence> {
  const seat = await platform.seat(COIN);
  const { user, token } = seat;
  const common = { user, token, currency: 'PHP', game_code: 'hub_reels' };
  try {
    const books = await runStudio(seed, (kind, body) =>
      platform.call(`/transaction/${kind}`, { ...common, ...body }),
    );
    const { coin, inRounds, staked, won, dayStaked, dayWon } = await readOwnBooks(platform, seat.player.id);
    const pairs: [string, number, number][] = [
      ['balance by the studio’s books', coin, COIN - books.staked + books.won],
      ['balance by the records', coin, COIN + won - staked - inRounds],
      ['stakes of days', dayStaked, staked],
      ['wins of days', dayWon, won],
    ];
    const differences = pairs
      .filter(([, one, other]) => one !== other)
      .map(([what, one, other]) => `seed ${seed}: ${what}, ${one} and not ${other}`);
    return { books, differences };
  } catch (error) {
    return { books: null, differences: [String(error)] };
  }
}

/** Sequences with the seeds from 1 on, some at once. */
export async function playSequences(
  platform: RemotePlatform,
  count: number,
): Promise<{ readonly all: readonly StudioBooks[]; readonly differences: readonly string[] }> {
  const played: PlayedSequence[] = [];
  let seed = 0;
  const runner = async () => {
    while (seed < count) {
      seed += 1;
      played.push(await playSequence(platform, seed));
      // Of thousands of sequences it would be hundreds of megabytes.
      platform.lines.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  return {
    all: played.flatMap(({ books }) => books ?? []),
    differences: played.flatMap(({ differences }) => differences),
  };
}

/** What no round has closed is booked as lost, a day later. */
export async function settleOpenBets({ clock, context }: RemotePlatform): Promise<void> {
  clock.at += DAY_MS;
  while ((await settleDueRemoteBets(context)) > 0);
}
