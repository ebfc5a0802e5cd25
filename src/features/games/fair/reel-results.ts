import { rushOutcomeSchema } from '../../../../contract/games/gold-rush-express.ts';
import { orchardOutcomeSchema } from '../../../../contract/games/golden-orchard.ts';
import { jadeOutcomeSchema } from '../../../../contract/games/jade-tiger.ts';
import { masqueOutcomeSchema } from '../../../../contract/games/midnight-masque.ts';
import { serpentOutcomeSchema } from '../../../../contract/games/serpent-temple.ts';
import { slotOutcomeSchema } from '../../../../contract/games/slot.ts';
import type { Cents } from '../../../../contract/money.ts';
import { type MessageNamespace, t } from '../../../platform/i18n.ts';

/** Symbols by reel, the left one first, each from the top down: numbers of the game's own list. */
type ReelWindow = readonly (readonly number[])[];

interface ShownWindow {
  readonly caption: string;
  readonly window: ReelWindow;
}

/** What a round of a game of reels decided: what the reels showed first, and whatever followed within the round. */
export interface ReelResult {
  readonly windows: readonly ShownWindow[];
  /** Coins of a hold and spin, each by its worth; empty without one. Cents. */
  readonly coins: readonly Cents[];
}

interface ReelGame {
  /** Where its symbols are named: `symbol.` and the name in the maths. */
  readonly words: MessageNamespace;
  read(outcome: unknown): ReelResult;
}

const REEL_GAMES: Readonly<Record<string, ReelGame>> = {
  'royal-sevens': {
    words: 'game',
    read(outcome) {
      const { window, freeSpins } = slotOutcomeSchema.parse(outcome);
      return { windows: [reelsWindow(window), ...freeSpins.map(freeSpin)], coins: [] };
    },
  },
  'golden-orchard': {
    words: 'orchard',
    read: (outcome) => ({ windows: [reelsWindow(orchardOutcomeSchema.parse(outcome).window)], coins: [] }),
  },
  'jade-tiger': {
    words: 'jade',
    read(outcome) {
      const { window, freeSpins } = jadeOutcomeSchema.parse(outcome);
      return { windows: [reelsWindow(window), ...freeSpins.map(freeSpin)], coins: [] };
    },
  },
  'gold-rush-express': {
    words: 'rush',
    read(outcome) {
      const { window, coins, hold } = rushOutcomeSchema.parse(outcome);
      const held = hold ? [coins, ...hold.respins.map((respin) => respin.coins)].flat() : [];
      return { windows: [reelsWindow(window)], coins: held.map(({ pay }) => pay) };
    },
  },
  'midnight-masque': {
    words: 'masque',
    read(outcome) {
      const { window, respins } = masqueOutcomeSchema.parse(outcome);
      const shown = respins.map((respin, at) => ({
        caption: t('fair.result.respin', { place: at + 1 }),
        window: respin.window,
      }));
      return { windows: [reelsWindow(window), ...shown], coins: [] };
    },
  },
  'serpent-temple': {
    words: 'serpent',
    read(outcome) {
      const [dealt, ...fallen] = serpentOutcomeSchema.parse(outcome).windows;
      const shown = fallen.map(({ window, multiplier }, at) => ({
        caption: t('fair.result.fall', { place: at + 1, times: multiplier }),
        window,
      }));
      return { windows: [reelsWindow(dealt?.window ?? []), ...shown], coins: [] };
    },
  },
};

const reelsWindow = (window: ReelWindow): ShownWindow => ({ caption: t('fair.reels'), window });

const freeSpin = ({ window }: { readonly window: ReelWindow }, at: number): ShownWindow => ({
  caption: t('fair.result.freeSpin', { place: at + 1 }),
  window,
});

/** @returns null for a game without reels */
export const reelGameOf = (slug: string): ReelGame | null =>
  Object.hasOwn(REEL_GAMES, slug) ? (REEL_GAMES[slug] ?? null) : null;
