import { type Cents, NO_CENTS } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import { moneyText } from '../../engine/money-text.ts';
import { winLevelOf } from '../../engine/win-level.ts';
import { lightFeature, rest, standBanner } from '../feature-steps.ts';
import { planLandings, scatterCells } from '../reel-plan.ts';
import { quieterLevel } from '../reel-view.ts';
import { TIMING } from '../timing.ts';
import { leastScatters, stripsOf } from './slot-numbers.ts';
import type { FeatureShow, FirstWindow, SlotContext, SlotRoundOf, SlotTools } from './slot-page.ts';

interface FreeSpin extends FirstWindow {
  readonly pay: Cents;
  readonly multiplier?: number;
}

type Outcome = FirstWindow & { readonly freeSpins: readonly FreeSpin[] };

const CLIMB_MS = 900;

/**
 * The free spins of a round: scatters that pay nothing are lit first, lights change, each spin is shown, the total at the
 * end, and the window of the base game is back. Where spins have multipliers, each higher one is announced.
 * @param rays colour of the banners' rays, with its opacity
 */
export const freeSpinsShow = <Shown extends Outcome>(rays: string): FeatureShow<Shown> => ({
  paintedTexts({ texts }) {
    const values = { count: 0, index: 0, multiplier: 0, amount: '' };
    return [
      texts.say('feature.title', values),
      texts.say('feature.promise', values),
      texts.say('feature.multiplier', values),
      texts.say('feature.board', values),
      texts.say('feature.board.multiplied', values),
      texts.say('feature.end', values),
    ];
  },
  stand: (_machine, context) => ({
    play: async (round, tools) => {
      if (round.outcome.freeSpins.length === 0) return null;
      await playFreeSpins(round, tools, context, rays);
      return round.outcome;
    },
  }),
});

async function playFreeSpins(
  { stake, outcome }: SlotRoundOf<Outcome>,
  tools: SlotTools,
  context: SlotContext,
  rays: string,
): Promise<void> {
  const { slot, texts } = context;
  const { symbols } = slot;
  const { freeSpins, stops, window } = outcome;
  const { machine, wins } = tools;
  const count = freeSpins.length;
  const multiplierOf = (index: number) => freeSpins[index]?.multiplier ?? 1;
  const isMultiplied = freeSpins.some(({ multiplier = 1 }) => multiplier > 1);
  const multiplied = (index: number) => texts.say('feature.multiplier', { multiplier: multiplierOf(index) });

  if (symbols.every(({ role, pays }) => role !== 'scatter' || Object.keys(pays).length === 0)) {
    tools.sound.play('win-small');
    await wins.point(scatterCells({ symbols }, window));
  }
  tools.announce(
    texts.say(isMultiplied ? 'feature.announce.multiplied' : 'feature.announce', {
      count,
      multiplier: multiplierOf(0),
    }),
  );
  tools.sound.play('curtain');
  const title = texts.say('feature.title', { count });
  const figure = isMultiplied ? multiplied(0) : texts.say('feature.promise');
  await standBanner(tools, { title, figure }, rays, TIMING.featureIntroMs);
  wins.clear();
  await lightFeature(tools, 1);
  machine.hang(stripsOf(slot, 'free'));

  let total = NO_CENTS;
  for (const [index, spin] of freeSpins.entries()) {
    const multiplier = multiplierOf(index);
    const say = () =>
      machine.say(
        texts.say(isMultiplied ? 'feature.board.multiplied' : 'feature.board', {
          index: index + 1,
          count,
          multiplier,
          amount: moneyText(total),
        }),
        'lit',
      );
    if (index > 0 && multiplier > multiplierOf(index - 1)) {
      tools.sound.play('bulb');
      await standBanner(tools, { title: multiplied(index), figure: '' }, rays, CLIMB_MS);
    }
    wins.clear();
    say();
    const motion = tools.motion();
    tools.sound.play('reel-start');
    motion.start();
    const landings = planLandings(
      { symbols },
      spin.window,
      TIMING.freeFirstLandingMs,
      leastScatters(slot) - 1,
    );
    await motion.land(spin.stops, landings, tools.events);
    await tools.openWindow(spin.window);
    const level = winLevelOf(stake, spin.pay);
    // One spin's banner would hide the total: it is lit on the reels, and the end celebrates.
    await wins.play(spin.window, spin.wins, spin.pay, quieterLevel(level));
    total = addCents(total, spin.pay);
    say();
    tools.loop.request();
    if (spin.pay > 0)
      tools.announce(texts.say('feature.spinPaid', { index: index + 1, amount: moneyText(spin.pay) }));
    await rest(tools, spin.pay > 0 ? TIMING.freeSpinGapMs : TIMING.freeSpinGapMs / 2);
  }

  const end = { title: texts.say('feature.end', { count }), figure: moneyText(total) };
  await standBanner(tools, end, rays, TIMING.featureEndMs);
  wins.clear();
  await lightFeature(tools, 0);
  machine.hang(stripsOf(slot));
  machine.rest(stops);
}
