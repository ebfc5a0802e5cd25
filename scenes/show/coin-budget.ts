import type { SceneContext } from '../scene.ts';
import type { MomentSize } from './layout.ts';

export type ShowQuality = 'high' | 'medium' | 'low';

/** Coins by how near they seem. */
export interface CoinBudget {
  readonly far: number;
  readonly middle: number;
  readonly near: number;
}

const FULL: Record<MomentSize, CoinBudget> = {
  small: { far: 8, middle: 6, near: 0 },
  big: { far: 26, middle: 18, near: 5 },
  grand: { far: 48, middle: 34, near: 10 },
};

const SHARE: Record<ShowQuality, number> = { high: 1, medium: 0.5, low: 0.2 };

/** What the device is to be asked for: a processor that plays the graphics card pays for every pixel of a coin. */
export function qualityOf({ renderer, motion }: Pick<SceneContext, 'renderer' | 'motion'>): ShowQuality {
  if (renderer === 'canvas') return 'low';
  return motion.isThrifty ? 'medium' : 'high';
}

/** The most coins that may be on the stage of a moment. */
export function coinBudget(size: MomentSize, quality: ShowQuality): CoinBudget {
  const { far, middle, near } = FULL[size];
  const share = (count: number) => Math.floor(count * SHARE[quality]);
  return { far: share(far), middle: share(middle), near: share(near) };
}
