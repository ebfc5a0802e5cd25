import type { MasqueOutcome } from '../../contract/games/midnight-masque.ts';
import type { SlotBet } from '../../contract/games/slot.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { MASQUE_REELS } from '../../maths/midnight-masque/reels.ts';
import { MASK } from '../../maths/midnight-masque.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import type { RoundOf } from '../engine/round.ts';
import { winLevelOf } from '../engine/win-level.ts';
import { lightFeature, rest, standBanner } from '../slot/feature-steps.ts';
import { planLandings, type ReelLanding } from '../slot/reel-plan.ts';
import { type FeatureTools, quieterLevel, type ShownEnd } from '../slot/reel-view.ts';
import { payOf } from '../slot/slot-words.ts';
import { TIMING } from '../slot/timing.ts';
import type { ShownWindow } from '../slot/win-reading.ts';
import type { MasqueWin } from './win-texts.ts';

export type MasqueRound = RoundOf<SlotBet, MasqueOutcome>;

const INTRO_MS = 1_100;

/** The re-spins of a round, by candlelight: reels with masks are held, the others turn again. */
export async function playFeature(
  round: MasqueRound,
  tools: FeatureTools<MasqueWin>,
): Promise<ShownEnd<MasqueWin> | null> {
  const { respins, ...first } = round.outcome;
  if (respins.length === 0) return null;
  const { machine, wins } = tools;
  tools.announce(t('masque.respin.announce'));
  const words = { title: t('masque.respin.title'), figure: t('masque.respin.promise') };
  wins.clear();
  await lightFeature(tools, 1);
  await standBanner(tools, words, '#FFB0E855', INTRO_MS);

  let total = payOf(first.wins);
  let last: ShownEnd<MasqueWin> = first;
  for (const [index, spin] of respins.entries()) {
    wins.clear();
    machine.say(t('masque.respin.board', { index: index + 1, amount: moneyText(total) }), 'lit');
    const held = heldReels(last.window);
    const motion = tools.motion();
    tools.sound.play('reel-start');
    motion.start(held);
    await motion.land(spin.stops, planRespin(spin.window, held), tools.events);
    await tools.openWindow(spin.window);
    total = addCents(total, spin.pay);
    last = spin;
    if (spin.pay > 0)
      tools.announce(t('masque.respin.paid', { index: index + 1, amount: moneyText(spin.pay) }));
    // What the last one pays is shown with the total.
    if (index === respins.length - 1) break;
    const level = winLevelOf(round.stake, spin.pay);
    await wins.play(spin.window, spin.wins, spin.pay, quieterLevel(level));
    await rest(tools, TIMING.freeSpinGapMs);
  }
  await lightFeature(tools, 0);
  return last;
}

export const heldReels = (window: ShownWindow): number[] =>
  window.flatMap((column, reel) => (column.includes(MASK) ? [reel] : []));

/** The landings of the reels that turn, without a gap where one is held. */
export const planRespin = (window: ShownWindow, held: readonly number[]): ReelLanding[] =>
  planLandings(MASQUE_REELS, window, TIMING.freeFirstLandingMs)
    .filter(({ reel }) => !held.includes(reel))
    .map((landing, index) => ({
      ...landing,
      atMs: TIMING.freeFirstLandingMs + index * TIMING.landingStaggerMs,
    }));
