import type { RandomSource } from '../../maths/random-source.ts';
import type { Box } from '../lobby/layout.ts';
import type { CoinBudget } from './coin-budget.ts';

export type CoinDepth = keyof CoinBudget;

/** A throw from below the stage and back under it. */
export interface CoinPath {
  readonly depth: CoinDepth;
  /** Diameter in CSS pixels. */
  readonly size: number;
  readonly startSeconds: number;
  readonly flightSeconds: number;
  readonly fromX: number;
  readonly toX: number;
  /** Where it begins and ends, and how far it rises above that. */
  readonly baseY: number;
  readonly rise: number;
  /** Turns about its upright axis and in the plane, on its whole way. */
  readonly flips: number;
  readonly turns: number;
}

interface CoinPose {
  readonly x: number;
  readonly y: number;
  /** -1 to 1: how much of its face is seen. */
  readonly face: number;
  readonly rotation: number;
}

interface CoinField {
  readonly width: number;
  readonly height: number;
  /** What no coin may touch at any time. */
  readonly kept: readonly Box[];
  readonly budget: CoinBudget;
  /** Over how long the throws begin. */
  readonly spreadSeconds: number;
  readonly random: RandomSource;
}

interface DepthStyle {
  readonly size: number;
  /** Shortest and longest flight: what is far seems slow. */
  readonly seconds: readonly [number, number];
}

export const COIN_STYLES: Record<CoinDepth, DepthStyle> = {
  far: { size: 22, seconds: [2.3, 3] },
  middle: { size: 42, seconds: [1.7, 2.2] },
  near: { size: 84, seconds: [1.25, 1.6] },
};
const DEPTHS: readonly CoinDepth[] = ['far', 'middle', 'near'];
/** Room between a coin and what it may not touch. */
const MARGIN = 6;
/** Throws tried for one coin; each lower than the one before. */
const TRIES = 12;
const LOWER_SHARE = 0.82;
const LOWEST_SHARE = 0.1;
const GRAIN = 1 << 20;

/** Throws of as many coins as the budget has; one that finds no way past what is kept is left out. */
export function planCoins(field: CoinField): CoinPath[] {
  return DEPTHS.flatMap((depth) =>
    Array.from({ length: field.budget[depth] }, () => throwCoin(field, depth)).filter(
      (path) => path !== null,
    ),
  );
}

function throwCoin(field: CoinField, depth: CoinDepth): CoinPath | null {
  const { width, height, kept, spreadSeconds, random } = field;
  const between = (low: number, high: number) => low + ((high - low) * random.integer(GRAIN)) / GRAIN;
  const { size, seconds } = COIN_STYLES[depth];
  const startSeconds = between(0, spreadSeconds);
  let reach = between(0.3, 0.96);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const fromX = between(0, width);
    const path: CoinPath = {
      depth,
      size,
      startSeconds,
      flightSeconds: between(...seconds),
      fromX,
      toX: fromX + between(-0.3, 0.3) * width,
      baseY: height + size,
      rise: size + reach * height,
      flips: between(1.5, 4),
      turns: between(-0.5, 0.5),
    };
    if (!kept.some((box) => crossesBox(path, box))) return path;
    reach = Math.max(LOWEST_SHARE, reach * LOWER_SHARE);
  }
  return null;
}

/** Where a coin is, this long after the first throw; null before and after its own. */
export function coinAt(path: CoinPath, seconds: number): CoinPose | null {
  const share = (seconds - path.startSeconds) / path.flightSeconds;
  if (!(share >= 0 && share <= 1)) return null;
  return {
    x: path.fromX + (path.toX - path.fromX) * share,
    y: heightAt(path, share),
    face: Math.cos(share * path.flips * Math.PI * 2),
    rotation: share * path.turns * Math.PI * 2,
  };
}

/** Returns when the last coin has gone. */
export function coinsEnd(paths: readonly CoinPath[]): number {
  return Math.max(0, ...paths.map(({ startSeconds, flightSeconds }) => startSeconds + flightSeconds));
}

const heightAt = ({ baseY, rise }: CoinPath, share: number) => baseY - 4 * rise * share * (1 - share);

/** Whether the coin's box touches `box` at any time of the flight: over the whole curve, not at samples of it. */
function crossesBox(path: CoinPath, box: Box): boolean {
  const reach = path.size / 2 + MARGIN;
  const way = path.toX - path.fromX;
  const times = [box.x - reach, box.x + box.width + reach].map((x) => (x - path.fromX) / way);
  const isUpright = Math.abs(way) < 1e-9;
  if (isUpright && (path.fromX < box.x - reach || path.fromX > box.x + box.width + reach)) return false;
  const from = isUpright ? 0 : Math.max(0, Math.min(...times));
  const until = isUpright ? 1 : Math.min(1, Math.max(...times));
  if (from > until) return false;
  const ends = [heightAt(path, from), heightAt(path, until)];
  const highest = from <= 0.5 && until >= 0.5 ? heightAt(path, 0.5) : Math.min(...ends);
  return highest <= box.y + box.height + reach && Math.max(...ends) >= box.y - reach;
}
