import type { AppConfig, JackpotAwardConfig } from '../../../contract/config/app-config.ts';
import { CellType, type JackpotTier, tierOfProp } from '../../../contract/ids.ts';
import type { JackpotDraw } from '../../../contract/jackpot/draws.ts';
import type { JackpotInfo, JackpotTierFacts } from '../../../contract/jackpot/jackpot.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { rewardKindOf } from '../../../contract/rewards/reward-ids.ts';
import { type OddsTable, oddsTableOf } from '../../../maths/jackpot-odds.ts';
import type { WinSize } from '../../../scenes/jackpot/content.ts';

/** What stands on a cell, and what was won: the wheel's tier, money, or a count of something else. */
export type Prize =
  | { readonly kind: 'jackpot'; readonly tier: JackpotTier | null; readonly amount: Cents | null }
  | { readonly kind: 'coin'; readonly amount: Cents }
  | { readonly kind: 'points' | 'diamond' | 'other'; readonly count: number };

export function prizeOfCell({ propId, count, type }: JackpotAwardConfig): Prize {
  return type === CellType.jackpot
    ? { kind: 'jackpot', tier: null, amount: null }
    : plainPrize(propId, count);
}

export function prizeOfDraw({ propId, count, type }: Pick<JackpotDraw, 'propId' | 'count' | 'type'>): Prize {
  return type === CellType.jackpot
    ? { kind: 'jackpot', tier: tierOfProp(propId), amount: cents(count) }
    : plainPrize(propId, count);
}

function plainPrize(propId: number, count: number): Prize {
  const kind = rewardKindOf(propId);
  if (kind === 'coin') return { kind, amount: cents(count) };
  if (kind === 'points') return { kind, count };
  return { kind: kind === 'diamonds' ? 'diamond' : 'other', count };
}

/** How loud a win is. */
export function winSizeOf(prize: Prize): WinSize {
  if (prize.kind === 'coin') return 'small';
  if (prize.kind !== 'jackpot') return 'none';
  return prize.tier === 'mega' || prize.tier === 'major' ? 'large' : 'medium';
}

/** The odds of the next draw, as the server gives cells and tiers now. */
export function oddsOf(tiers: readonly JackpotTierFacts[], cells: readonly JackpotAwardConfig[]): OddsTable {
  const odds = {
    cellWeights: cells.map(({ weight }) => weight),
    tierWeights: tiers.map(({ weight }) => weight),
  };
  return oddsTableOf(
    odds,
    cells.findIndex(({ type }) => type === CellType.jackpot),
  );
}

export interface Progress {
  readonly done: Cents;
  readonly target: Cents;
  /** 0 to 1. */
  readonly share: number;
}

/** How far a part of the day's chance is. */
export function progressOf(need: Cents, target: Cents): Progress {
  const done = cents(Math.max(0, target - need));
  return { done, target, share: target === 0 ? 1 : done / target };
}

const DAY_MS = 86_400_000;

/**
 * Until when the first unused chance is good at least. A chance ends with the day after its own: only where today's is
 * the one unused chance does that leave a whole day more.
 */
export function chanceUntil({
  needDeposit,
  needTyping,
  draw,
}: Pick<JackpotInfo, 'needDeposit' | 'needTyping' | 'draw'>): number {
  const isEarnedToday = needDeposit === 0 && needTyping === 0 && !draw.hasDrawnToday;
  return draw.nextDayAt + (draw.chances === 1 && isEarnedToday ? DAY_MS : 0);
}

/** SPIN is for who has a chance, while nothing else of the draw is going on. */
export function maySpin(info: Pick<JackpotInfo, 'canReceiveDrawChance'> | null, isBusy: boolean): boolean {
  return !isBusy && info?.canReceiveDrawChance === true;
}

/** Whether the board that is shown is the one the draw was made on; an operator may have changed it since. */
export function isSameBoard(config: Pick<AppConfig, 'jackpotAwardConfigs'>, draw: JackpotDraw): boolean {
  const cell = config.jackpotAwardConfigs[draw.cell];
  if (!cell) return false;
  return draw.type === CellType.jackpot
    ? cell.type === CellType.jackpot
    : cell.propId === draw.propId && cell.count === draw.count;
}

/** A draw made since the last page moves the pages on: nothing may stand there twice. */
export function joinDraws(old: readonly JackpotDraw[], more: readonly JackpotDraw[]): JackpotDraw[] {
  const known = new Set(old.map(({ id }) => id));
  return [...old, ...more.filter(({ id }) => !known.has(id))];
}
