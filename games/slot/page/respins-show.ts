import type { Cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import type { SlotSymbol } from '../../../maths/slot/slot-model.ts';
import { moneyText } from '../../engine/money-text.ts';
import { winLevelOf } from '../../engine/win-level.ts';
import { lightFeature, rest, standBanner } from '../feature-steps.ts';
import { planLandings, type ReelLanding } from '../reel-plan.ts';
import { quieterLevel, type ShownEnd } from '../reel-view.ts';
import { payOf } from '../slot-words.ts';
import { TIMING } from '../timing.ts';
import type { ShownWindow } from '../win-reading.ts';
import type { FeatureShow, FirstWindow, SlotContext, SlotRoundOf, SlotTools, SlotWin } from './slot-page.ts';

type Outcome = FirstWindow & { readonly respins: readonly (FirstWindow & { readonly pay: Cents })[] };

const INTRO_MS = 1_100;

/**
 * The re-spins of a round in the feature's light: reels with wilds are held, the others turn again.
 * @param rays colour of the banner's rays, with its opacity
 */
export const respinsShow = <Shown extends Outcome>(rays: string): FeatureShow<Shown> => ({
  paintedTexts: ({ texts }) => [
    texts.say('respin.title'),
    texts.say('respin.promise'),
    texts.say('respin.board', { index: 0, amount: '' }),
  ],
  stand: (_machine, context) => ({ play: (round, tools) => playRespins(round, tools, context, rays) }),
});

async function playRespins(
  { stake, outcome }: SlotRoundOf<Outcome>,
  tools: SlotTools,
  { slot: { symbols }, texts }: SlotContext,
  rays: string,
): Promise<ShownEnd<SlotWin> | null> {
  const { respins, ...first } = outcome;
  if (respins.length === 0) return null;
  const { machine, wins } = tools;
  tools.announce(texts.say('respin.announce'));
  const words = { title: texts.say('respin.title'), figure: texts.say('respin.promise') };
  wins.clear();
  await lightFeature(tools, 1);
  await standBanner(tools, words, rays, INTRO_MS);

  let total = payOf(first.wins);
  let last: ShownEnd<SlotWin> = first;
  for (const [index, spin] of respins.entries()) {
    wins.clear();
    machine.say(texts.say('respin.board', { index: index + 1, amount: moneyText(total) }), 'lit');
    const held = heldReels(symbols, last.window);
    const motion = tools.motion();
    tools.sound.play('reel-start');
    motion.start(held);
    await motion.land(spin.stops, planRespin(symbols, spin.window, held), tools.events);
    await tools.openWindow(spin.window);
    total = addCents(total, spin.pay);
    last = spin;
    if (spin.pay > 0)
      tools.announce(texts.say('respin.paid', { index: index + 1, amount: moneyText(spin.pay) }));
    // What the last one pays is shown with the total.
    if (index === respins.length - 1) break;
    const level = winLevelOf(stake, spin.pay);
    await wins.play(spin.window, spin.wins, spin.pay, quieterLevel(level));
    await rest(tools, TIMING.freeSpinGapMs);
  }
  await lightFeature(tools, 0);
  return last;
}

/** Reels that show a wild. */
export const heldReels = (symbols: readonly SlotSymbol[], window: ShownWindow): number[] =>
  window.flatMap((column, reel) => (column.some((symbol) => symbols[symbol]?.role === 'wild') ? [reel] : []));

/** The landings of the reels that turn, without a gap where one is held. */
export const planRespin = (
  symbols: readonly SlotSymbol[],
  window: ShownWindow,
  held: readonly number[],
): ReelLanding[] =>
  planLandings({ symbols }, window, TIMING.freeFirstLandingMs)
    .filter(({ reel }) => !held.includes(reel))
    .map((landing, index) => ({
      ...landing,
      atMs: TIMING.freeFirstLandingMs + index * TIMING.landingStaggerMs,
    }));
