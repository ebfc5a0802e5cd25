import type { SuitName } from '../../contract/games/cards.ts';

/** Outlines around their middle, on a grid from -40 to 40; y points down. */
export const SUIT_PATHS: Readonly<Record<SuitName, string>> = {
  spade:
    'M0 -34C10 -16 34 -4 34 14C34 28 16 32 6 22C7 32 10 36 14 40H-14C-10 36 -7 32 -6 22C-16 32 -34 28 -34 14C-34 -4 -10 -16 0 -34Z',
  heart: 'M0 36C-14 20 -36 8 -36 -12C-36 -30 -10 -34 0 -14C10 -34 36 -30 36 -12C36 8 14 20 0 36Z',
  diamond: 'M0 -38L28 0L0 38L-28 0Z',
  club: 'M0 -36A15 15 0 0 1 13 -13A16 16 0 1 1 5 13C6 26 10 32 14 37H-14C-10 32 -6 26 -5 13A16 16 0 1 1 -13 -13A15 15 0 0 1 0 -36Z',
};
