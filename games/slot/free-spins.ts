import { type Cents, NO_CENTS } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import type { SlotSymbol, Strip } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { winLevelOf } from '../engine/win-level.ts';
import { lightFeature, rest, standBanner } from './feature-steps.ts';
import { planLandings } from './reel-plan.ts';
import { type FeatureTools, quieterLevel, type ShownEnd } from './reel-view.ts';
import { TIMING } from './timing.ts';
import type { ShownWindow } from './win-reading.ts';

interface FreeSpin<Win> {
  readonly stops: readonly number[];
  readonly window: ShownWindow;
  readonly wins: readonly Win[];
  readonly pay: Cents;
}

interface FreeSpinsShow {
  readonly symbols: readonly SlotSymbol[];
  readonly baseStrips: readonly Strip[];
  readonly freeStrips: readonly Strip[];
  /** Said as the feature opens. */
  readonly announcement: string;
  /** Under the number of spins, as the feature opens. */
  readonly promise: string;
  /** Colour of the banners' rays. With their opacity. */
  readonly rays: string;
  /** What the board says while a spin turns. @param sum what the spins before have paid, written out */
  boardText(index: number, sum: string): string;
  /** Shown before a spin starts to turn. */
  introduce?(index: number): Promise<void>;
}

/**
 * The free spins of a round: lights change, each spin is shown, the total at the end. Resolves with the base window, which
 * is back then; null if there were none.
 */
export async function playFreeSpins<Win extends { readonly pay: Cents }>(
  round: {
    readonly stake: Cents;
    readonly outcome: ShownEnd<Win> & {
      readonly stops: readonly number[];
      readonly freeSpins: readonly FreeSpin<Win>[];
    };
  },
  show: FreeSpinsShow,
  tools: FeatureTools<Win>,
): Promise<ShownEnd<Win> | null> {
  const { freeSpins, stops } = round.outcome;
  const count = freeSpins.length;
  if (count === 0) return null;
  const { machine, wins } = tools;
  tools.announce(show.announcement);
  tools.sound.play('curtain');
  const title = t('game.feature.title', { count });
  await standBanner(tools, { title, figure: show.promise }, show.rays, TIMING.featureIntroMs);
  wins.clear();
  await lightFeature(tools, 1);
  machine.hang(show.freeStrips);

  let total = NO_CENTS;
  for (const [index, spin] of freeSpins.entries()) {
    const say = () => machine.say(show.boardText(index, moneyText(total)), 'lit');
    await show.introduce?.(index);
    wins.clear();
    say();
    const motion = tools.motion();
    tools.sound.play('reel-start');
    motion.start();
    await motion.land(spin.stops, planLandings(show, spin.window, TIMING.freeFirstLandingMs), tools.events);
    const level = winLevelOf(round.stake, spin.pay);
    // One spin's banner would hide the total: it is lit on the reels, and the end celebrates.
    await wins.play(spin.window, spin.wins, spin.pay, quieterLevel(level));
    total = addCents(total, spin.pay);
    say();
    tools.loop.request();
    if (spin.pay > 0)
      tools.announce(t('game.feature.spinPaid', { index: index + 1, amount: moneyText(spin.pay) }));
    await rest(tools, spin.pay > 0 ? TIMING.freeSpinGapMs : TIMING.freeSpinGapMs / 2);
  }

  const end = { title: t('game.feature.end', { count }), figure: moneyText(total) };
  await standBanner(tools, end, show.rays, TIMING.featureEndMs);
  wins.clear();
  await lightFeature(tools, 0);
  machine.hang(show.baseStrips);
  machine.rest(stops);
  return round.outcome;
}
