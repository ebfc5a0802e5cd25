import type { JackpotTier } from '../../contract/ids.ts';
import type {
  JackpotDrawState,
  JackpotInfo,
  JackpotTierFacts,
  JackpotWinner,
} from '../../contract/jackpot/jackpot.ts';
import type { getJackpotDrawInfo } from '../../contract/jackpot/jackpot-board-calls.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { prizeOf } from '../../maths/jackpot-payment.ts';
import { sectionOf } from '../../maths/jackpot-tiers.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import type { Handler } from '../http/handler.ts';
import { maskName } from '../names/mask-name.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { utcDay } from '../rewards/public/utc-calendar.ts';
import { type DrawRules, isJackpotOpen, readChances, readRules } from './jackpot-chances.ts';
import { jackpotDrawHandlers, readPromise } from './jackpot-draw.ts';
import { jackpotListHandlers } from './jackpot-lists.ts';
import { readWinnerRows } from './jackpot-pool-queries.ts';
import { readTiers } from './jackpot-pools.ts';
import { readPools, readReadings } from './jackpot-readings.ts';

const WINNERS_SHOWN = 20;

async function readWinners(db: Db): Promise<JackpotWinner[]> {
  const rows = await readWinnerRows(db, WINNERS_SHOWN);
  return rows.map(({ nickname, propId, amount, at, isSample }) => ({
    nickname: maskName(nickname),
    propId,
    type: 2,
    amountSection: [cents(amount), cents(amount)],
    count: cents(amount),
    updateTime: at,
    isSample,
  }));
}

type DrawOutlook = Pick<JackpotInfo, 'canReceiveDrawChance' | 'needDeposit' | 'needTyping'> & {
  draw: JackpotDrawState;
};

/** What the caller still needs for the next draw. A guest needs everything. */
async function readHopes(context: Context, playerId: string | null, now: number): Promise<DrawOutlook> {
  const { sql } = context;
  const [rules, isOpen] = await Promise.all([readRules(sql), isJackpotOpen(sql, now)]);
  const common = {
    isOpen,
    nextDayAt: utcDay(now).endsAt,
    depositTarget: rules.needDeposit,
    typingTarget: rules.needTyping,
  };
  if (playerId === null) {
    const draw = { ...common, chances: 0, hasDrawnToday: false, commit: null };
    return { canReceiveDrawChance: false, ...rules, draw };
  }
  return readOwnHopes(context, { playerId, now, rules, common });
}

async function readOwnHopes(
  context: Context,
  asked: {
    playerId: string;
    now: number;
    rules: DrawRules;
    common: Omit<JackpotDrawState, 'chances' | 'hasDrawnToday' | 'commit'>;
  },
): Promise<DrawOutlook> {
  const { playerId, now, rules, common } = asked;
  const [chances, isOffered, commit] = await Promise.all([
    readChances(context.sql, { playerId, now, rules }),
    mayBeOffered(context, playerId),
    readPromise(context, playerId),
  ]);
  const open = isOffered ? chances.openDays.length : 0;
  return {
    canReceiveDrawChance: common.isOpen && open > 0,
    needDeposit: chances.needDeposit,
    needTyping: chances.needTyping,
    draw: { ...common, chances: open, hasDrawnToday: chances.hasDrawnToday, commit },
  };
}

type Board = Pick<
  JackpotInfo,
  'total' | `${JackpotTier}Jackpot` | `${JackpotTier}JackpotSection` | `${JackpotTier}JackpotReadings`
>;

interface Pools {
  readonly pools: Readonly<Record<JackpotTier, Cents>>;
  readonly readings: Awaited<ReturnType<typeof readReadings>>;
}

/** What each tier would pay now, and at its readings: the part above a ceiling stays for the next winner and is not shown. */
function boardOf(tiers: readonly JackpotTierFacts[], { pools, readings }: Pools): Board {
  const board = tiers.map((facts) => {
    const prize = prizeOf(pools[facts.tier], facts);
    // A pool that was paid while this was read holds less than its readings: the board never shows more than it pays.
    const shown = readings[facts.tier].map(({ at, amount }) => ({
      at,
      amount: cents(Math.min(prizeOf(amount, facts), prize)),
    }));
    return { ...facts, prize, shown, top: shown.at(-1)?.amount ?? prize };
  });
  const fields = board.flatMap(({ tier, prize, seed, shown, top }) => [
    [`${tier}Jackpot`, prize],
    [`${tier}JackpotSection`, sectionOf(top, { seed })],
    [`${tier}JackpotReadings`, shown],
  ]);
  const total = addCents(...board.map(({ prize }) => prize));
  return { ...(Object.fromEntries(fields) as Omit<Board, 'total'>), total };
}

const readDrawInfo: Handler<typeof getJackpotDrawInfo> = async (_body, { context, player }) => {
  const { sql, clock } = context;
  const now = clock.now();
  // Before the pools, which hold no less than at their readings.
  const readings = await readReadings(context, now);
  const [pools, tiers, winners, hopes] = await Promise.all([
    readPools(sql),
    readTiers(sql),
    readWinners(sql),
    readHopes(context, player?.id ?? null, now),
  ]);
  return {
    ...boardOf(tiers, { pools, readings }),
    readAt: now,
    ...hopes,
    jackpotWinnerList: winners,
    tiers,
  };
};

export const jackpotHandlers = {
  getJackpotDrawInfo: readDrawInfo,
  ...jackpotDrawHandlers,
  ...jackpotListHandlers,
};
