import { gsap } from 'gsap';
import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { CoinFlight } from '../../../scenes/parts/coin-flight.ts';
import { fullMotion, reducedMotion } from '../../../scenes/parts/motion.ts';
import { FlightToBalance } from '../../../scenes/show/flight-to-balance.ts';
import { sceneContext } from '../support/scene-context.ts';

const FROM = { x: 100, y: 400, width: 200, height: 60 };
const TO = { x: 300, y: 0, width: 80, height: 40 };
/** Out and to the balance, for one coin; each begins 55 ms after the one before. */
const ONE_COIN = 0.42 + 0.62;

describe('coin flight', () => {
  it('coins leave the middle of the award one after the other and arrive in their order', () => {
    const flight = new CoinFlight(Texture.WHITE);
    const run = gsap.timeline({ paused: true });
    const arrived: number[] = [];
    flight.play(run, { from: FROM, to: TO, count: 5 }, (index) => arrived.push(index));
    expect(flight.children.map(({ x, y, alpha }) => [x, y, alpha])).toEqual(Array(5).fill([200, 430, 0]));
    run.time(0.12);
    expect(flight.children.map(({ alpha }) => alpha)).toEqual([1, 1, 1, 0, 0]);
    run.time(ONE_COIN + 0.056);
    expect(arrived).toEqual([0, 1]);
    expect(flight.children[1]).toMatchObject({ x: 340, y: 20, alpha: 0 });
    run.progress(1);
    expect(arrived).toEqual([0, 1, 2, 3, 4]);
    expect(flight.children).toEqual([]);
  });

  it('coins burst to all sides before they fly', () => {
    const flight = new CoinFlight(Texture.WHITE);
    const run = gsap.timeline({ paused: true });
    flight.play(run, { from: FROM, to: TO, count: 12 }, () => undefined);
    run.time(0.36);
    const [first] = flight.children;
    expect(Math.hypot((first?.x ?? 0) - 200, (first?.y ?? 0) - 430)).toBeCloseTo(70 * 1.25, 0);
    run.time(0.7);
    const sides = flight.children.map(({ x, y }) => `${x > 200}${y > 430}`);
    expect(new Set(sides).size).toBe(4);
  });

  it('flight of no coins ends at once', () => {
    const run = gsap.timeline({ paused: true });
    new CoinFlight(Texture.WHITE).play(run, { from: FROM, to: TO, count: 0 }, () => undefined);
    expect(run.duration()).toBe(0);
  });

  it('flight that is cleared on its way frees its coins and goes on without them', () => {
    const flight = new CoinFlight(Texture.WHITE);
    const run = gsap.timeline({ paused: true });
    flight.play(run, { from: FROM, to: TO, count: 3 }, () => undefined);
    run.time(0.5);
    const coins = [...flight.children];
    flight.clear();
    expect(coins.every(({ destroyed }) => destroyed)).toBe(true);
    expect(() => run.progress(1)).not.toThrow();
  });
});

describe('flight to the balance', () => {
  const WIN = { from: FROM, to: TO, before: cents(1_000), won: cents(500) };

  function fly(coins: number, motion = fullMotion) {
    const { context, sounds } = sceneContext({ motion });
    const flight = new FlightToBalance(context, Texture.WHITE);
    const run = gsap.timeline({ paused: true });
    const shown: number[] = [];
    flight.play(run, { ...WIN, coins }, 2, (amount) => shown.push(amount));
    return { flight, run, shown, sounds };
  }

  it('balance grows with every coin, from the moment of the first arrival', () => {
    const { run, shown, sounds } = fly(4);
    run.time(2 + ONE_COIN - 0.01);
    expect(shown).toEqual([]);
    run.progress(1);
    expect(shown).toEqual([1_125, 1_250, 1_375, 1_500]);
    // One sound for three coins.
    expect(sounds).toEqual(['coin', 'coin']);
  });

  it.each([
    ['with reduced motion', 4, reducedMotion],
    ['without coins', 0, fullMotion],
  ] as const)('balance shows the whole win at once %s', (_, coins, motion) => {
    const { flight, run, shown, sounds } = fly(coins, motion);
    run.time(1.9);
    expect(shown).toEqual([]);
    run.time(2.01);
    expect([shown, sounds]).toEqual([[1_500], []]);
    expect(flight.children[0]?.children).toEqual([]);
  });
});
