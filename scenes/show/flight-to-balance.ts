import { gsap } from 'gsap';
import { Container, type Texture } from 'pixi.js';
import { type Cents, cents } from '../../contract/money.ts';
import type { Box } from '../lobby/layout.ts';
import { CoinFlight } from '../parts/coin-flight.ts';
import type { SceneContext } from '../scene.ts';

/**
 * What the balance shows when so many of `count` coins have arrived: each brings its part, the last one the rest.
 * @param arrived 0 to `count`
 */
export function balanceAfter(before: Cents, won: Cents, arrived: number, count: number): Cents {
  if (arrived >= count) return cents(before + won);
  return cents(before + Math.floor(won * (Math.max(0, arrived) / count)));
}

interface BalanceFlight {
  readonly from: Box;
  /** Where the balance stands. */
  readonly to: Box;
  readonly before: Cents;
  readonly won: Cents;
  readonly coins: number;
}

const COINS_PER_SOUND = 3;

/** Coins that carry a win to the balance, which counts as they arrive. */
export class FlightToBalance extends Container {
  readonly #context: Pick<SceneContext, 'motion' | 'playSound'>;
  readonly #flight: CoinFlight;

  constructor(context: Pick<SceneContext, 'motion' | 'playSound'>, coin: Texture) {
    super();
    this.#context = context;
    this.#flight = new CoinFlight(coin);
    this.addChild(this.#flight);
  }

  /**
   * Adds the flight to `run` at `at`. With reduced motion, or without coins, the balance shows the new amount then.
   * @param showBalance with each amount in turn, never a smaller one; the last is the new balance
   */
  play(
    run: gsap.core.Timeline,
    { from, to, before, won, coins }: BalanceFlight,
    at: number,
    showBalance: (amount: Cents) => void,
  ): void {
    if (this.#context.motion.isReduced || coins === 0) {
      run.call(() => showBalance(balanceAfter(before, won, 1, 1)), undefined, at);
      return;
    }
    const flight = gsap.timeline();
    this.#flight.play(flight, { from, to, count: coins }, (index) => {
      showBalance(balanceAfter(before, won, index + 1, coins));
      if (index % COINS_PER_SOUND === 0) this.#context.playSound('coin', 0.95 + (index % 5) * 0.04);
    });
    run.add(flight, at);
  }

  clear(): void {
    this.#flight.clear();
  }
}
