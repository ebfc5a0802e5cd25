import { gsap } from 'gsap';
import { type Cents, cents } from '../../../contract/money.ts';
import type { RandomSource } from '../../../maths/random-source.ts';
import type { Box } from '../../../scenes/lobby/layout.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { coinBudget } from '../../../scenes/show/coin-budget.ts';
import { planCoins } from '../../../scenes/show/coin-paths.ts';
import { layoutMoment } from '../../../scenes/show/layout.ts';
import { MomentDisplay } from '../../../scenes/show/moment-display.ts';
import { bakeShowArt } from '../../../scenes/show/show-art.ts';

export interface DemoStage {
  readonly width: number;
  readonly height: number;
  readonly balance: { readonly box: Box; readonly before: Cents };
  readonly random: RandomSource;
  readonly showBalance: (amount: Cents) => void;
}

interface PartDemo {
  /** The part of the display that is shown. */
  readonly shows: readonly (keyof MomentDisplay)[];
  play(run: gsap.core.Timeline, display: MomentDisplay, stage: DemoStage): void;
}

const WON_AMOUNT = cents(1_234_567);

/** Each part of the kit alone, at the size of a grand win. */
export const PART_DEMOS: Readonly<Record<string, PartDemo>> = {
  Lettering: { shows: ['lettering'], play: (run, { lettering }) => lettering.land(run, 0.2) },
  Counter: {
    shows: ['amount'],
    play: (run, { counter }) => counter.riseTo(run, WON_AMOUNT, { seconds: 3, at: 0.2 }),
  },
  Coins: {
    shows: ['lettering', 'amount', 'coins'],
    play: (run, display, { width, height, random }) => {
      const budget = coinBudget('grand', 'high');
      display.counter.finishOn(WON_AMOUNT);
      const kept = display.keptBoxes(WON_AMOUNT);
      display.coins.play(run, planCoins({ width, height, kept, budget, spreadSeconds: 3, random }), 0);
    },
  },
  Light: {
    shows: ['light'],
    play: (run, { light }) => {
      run.fromTo(light, { intensity: 0 }, { intensity: 1, duration: 2, yoyo: true, repeat: 1 });
      light.turn(run, 0, 4);
    },
  },
  Flight: {
    shows: ['flight'],
    play: (run, { flight, footBox }, { balance: { box: to, before }, showBalance }) =>
      flight.play(run, { from: footBox, to, before, won: WON_AMOUNT, coins: 24 }, 0.2, showBalance),
  },
};

/** @returns the display and its movement, and what frees both */
export async function playPart(name: string, context: SceneContext, stage: DemoStage) {
  const layout = layoutMoment(stage.width, stage.height, 'grand');
  const art = await bakeShowArt(context, 'grand', layout);
  const view = new MomentDisplay(context, art, layout, {
    size: 'grand',
    title: 'GRAND WIN',
    amount: WON_AMOUNT,
  });
  const demo = PART_DEMOS[name];
  const shown = demo?.shows.map((part) => view[part]);
  for (const child of view.children) child.visible = shown?.includes(child) ?? false;
  const run = gsap.timeline({ onUpdate: context.draw });
  demo?.play(run, view, stage);
  const free = () => {
    run.kill();
    view.destroy({ children: true });
    art.sheet.destroy();
  };
  return { view, skip: () => run.progress(1), free };
}
