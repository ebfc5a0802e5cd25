import type { Cents } from '../../contract/money.ts';
import type { Box } from '../lobby/layout.ts';
import type { SceneContext } from '../scene.ts';
import type { CoinPath } from './coin-paths.ts';
import { type MomentDisplay, POP_SCALE } from './moment-display.ts';
import type { MomentPlan } from './moment-plan.ts';

interface MomentScore {
  readonly plan: MomentPlan;
  /** Null for a moment without money. */
  readonly amount: Cents | null;
  readonly paths: readonly CoinPath[];
  readonly balance: { readonly box: Box; readonly before: Cents } | null;
  readonly showBalance: (amount: Cents) => void;
  /** Of what lies behind, 0 to 1. */
  readonly darkness: number;
  /** The whole amount stands; what follows are coins. */
  readonly told: () => void;
}

const TITLE_AT = 0.14;
/** Light of the title alone; the rest comes with the count. */
const TITLE_LIGHT = 0.3;
const POP_SECONDS = 0.36;
const REST_SECONDS = 0.3;
/** For the eye, after the last figure. */
const SETTLE_SECONDS = 0.15;
/** A plate comes down, and comes to rest. */
const PLATE_SECONDS = 0.8;
/** The first coins are down again. */
const PILE_AFTER_SECONDS = 1.4;
const TICKS_PER_SECOND = 11;

/** Puts the whole moment on `run`: dark, title, count with light and coins, arrival, flight to the balance. */
export function composeMoment(
  run: gsap.core.Timeline,
  display: MomentDisplay,
  score: MomentScore,
  playSound: SceneContext['playSound'],
): void {
  const { ground, light, lettering, rule, coins } = display;
  const { plan, amount, paths } = score;
  run.fromTo(ground, { alpha: 0 }, { alpha: score.darkness, duration: 0.26 }, 0);
  run.fromTo(light, { alpha: 0 }, { alpha: 1, duration: 0.5 }, 0);
  run.call(() => playSound(plan.sound), undefined, TITLE_AT);
  lettering.land(run, TITLE_AT, (share) => {
    light.intensity = TITLE_LIGHT * share;
  });
  const namedAt = run.duration();
  const struckAt = display.hasPlate && amount !== null ? dropPlate(run, display, namedAt) : namedAt;
  run.fromTo(rule.scale, { x: 0 }, { x: 1, duration: 0.42, ease: 'expo.out' }, struckAt - 0.16);
  coins.play(run, paths, struckAt - 0.2);
  display.gatherPile(run, struckAt + PILE_AFTER_SECONDS, plan.throwSeconds);
  if (amount === null) brighten(run, display, plan, struckAt);
  else addCountTween(run, display, { ...score, amount }, playSound, struckAt);
  const arrivedAt = struckAt + plan.countSeconds;
  run.call(score.told, undefined, arrivedAt + SETTLE_SECONDS);
  if (amount !== null && score.balance) {
    const { box: to, before } = score.balance;
    const flight = { from: display.footBox, to, before, won: amount, coins: plan.flyingCoins };
    display.flight.play(run, flight, arrivedAt + POP_SECONDS + REST_SECONDS, score.showBalance);
  }
  light.turn(run, 0, run.duration());
}

/** The plate comes down from above the stage and settles. @returns when it stands */
function dropPlate(run: gsap.core.Timeline, { amount }: MomentDisplay, at: number): number {
  const { y, height } = amount;
  run.set(amount, { alpha: 0 }, 0);
  run.set(amount, { alpha: 1 }, at);
  run.fromTo(amount, { y: -height }, { y, duration: PLATE_SECONDS, ease: 'bounce.out' }, at);
  return at + PLATE_SECONDS;
}

function brighten(run: gsap.core.Timeline, { light }: MomentDisplay, plan: MomentPlan, at: number): void {
  run.to(light, { intensity: 1, duration: plan.countSeconds, ease: 'power1.inOut' }, at);
}

function addCountTween(
  run: gsap.core.Timeline,
  { amount: frame, counter, light, hasPlate }: MomentDisplay,
  { plan, amount }: { readonly plan: MomentPlan; readonly amount: Cents },
  playSound: SceneContext['playSound'],
  at: number,
): void {
  if (!hasPlate) {
    run.fromTo(frame, { alpha: 0 }, { alpha: 1, duration: 0.2 }, at - 0.1);
    run.fromTo(
      frame.scale,
      { x: 0.7, y: 0.7 },
      { x: 1, y: 1, duration: 0.34, ease: 'back.out(1.6)' },
      at - 0.1,
    );
  }
  let ticks = 0;
  counter.riseTo(run, amount, { seconds: plan.countSeconds, at }, (_shown, share) => {
    light.intensity = TITLE_LIGHT + (1 - TITLE_LIGHT) * share;
    const due = Math.floor((run.time() - at) * TICKS_PER_SECOND);
    if (due > ticks) playSound('count-up', 0.9 + share * 0.5);
    ticks = Math.max(ticks, due);
  });
  const arrivedAt = at + plan.countSeconds;
  const half = { duration: POP_SECONDS / 2, ease: 'power2.out' };
  run.to(frame.scale, { x: POP_SCALE, y: POP_SCALE, ...half }, arrivedAt);
  run.to(frame.scale, { x: 1, y: 1, ...half, ease: 'power2.inOut' }, arrivedAt + POP_SECONDS / 2);
}
