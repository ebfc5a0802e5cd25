import type { Cents } from '../contract/money.ts';
import { t } from '../src/platform/i18n.ts';
import { freeSpinWindow, reelsWindow } from './result-parts.ts';
import type { ReelResult, ShownWindow } from './round-result.ts';

type Window = ShownWindow['window'];

interface SpunReels {
  readonly window: Window;
  readonly freeSpins?: readonly { readonly window: Window }[];
  readonly respins?: readonly { readonly window: Window }[];
  readonly coins?: readonly { readonly pay: Cents }[];
  readonly hold?: {
    readonly respins: readonly { readonly coins: readonly { readonly pay: Cents }[] }[];
  } | null;
}

interface FallenWindows {
  readonly windows: readonly { readonly window: Window; readonly multiplier: number }[];
}

/** What a round of any slot decided, by the parts that it has. */
export type SlotOutcomeParts = SpunReels | FallenWindows;

/** The windows and coins of a round, in the order in which they came. */
export function readSlot(slug: string, outcome: SlotOutcomeParts): ReelResult {
  const words = `slot-${slug}` as const;
  return 'windows' in outcome
    ? { words, windows: fallenWindows(outcome), coins: [] }
    : { words, windows: spunWindows(outcome), coins: coinsOf(outcome).map(({ pay }) => pay) };
}

const fallenWindows = ({ windows: [dealt, ...fallen] }: FallenWindows): ShownWindow[] => [
  reelsWindow(dealt?.window ?? []),
  ...fallen.map(({ window, multiplier }, at) => ({
    caption: t('fair.result.fall', { place: at + 1, times: multiplier }),
    window,
  })),
];

const spunWindows = ({ window, freeSpins = [], respins = [] }: SpunReels): ShownWindow[] => [
  reelsWindow(window),
  ...freeSpins.map(freeSpinWindow),
  ...respins.map((respin, at) => ({
    caption: t('fair.result.respin', { place: at + 1 }),
    window: respin.window,
  })),
];

/** Coins that were held; those of a window that opened nothing pay nothing. */
const coinsOf = ({ coins = [], hold }: SpunReels) =>
  hold ? [...coins, ...hold.respins.flatMap((respin) => respin.coins)] : [];
