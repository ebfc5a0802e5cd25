import { gsap } from 'gsap';
import { type Sprite, Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { fullMotion, lowPowerMotion, reducedMotion } from '../../../scenes/parts/motion.ts';
import { coinBudget, qualityOf } from '../../../scenes/show/coin-budget.ts';
import { CoinDepths } from '../../../scenes/show/coin-depths.ts';
import type { CoinPath } from '../../../scenes/show/coin-paths.ts';
import { layoutMoment } from '../../../scenes/show/layout.ts';
import { planMoment } from '../../../scenes/show/moment-plan.ts';
import { ReactiveLight } from '../../../scenes/show/reactive-light.ts';
import { withOpacity } from '../../../scenes/show/with-opacity.ts';

describe('reactive light', () => {
  const openLight = () => {
    const light = new ReactiveLight(
      { glow: Texture.WHITE, rays: Texture.WHITE },
      { x: 200, y: 300, radius: 100 },
    );
    const [front, behind, glow] = light.children as [Sprite, Sprite, Sprite];
    return { light, front, behind, glow };
  };

  it('light stands dim around its middle with the rays as wide as its reach', () => {
    const { light, front, behind, glow } = openLight();
    expect(light.position).toMatchObject({ x: 200, y: 300 });
    expect([front.width, behind.width]).toEqual([200, 200]);
    expect(glow.width).toBeCloseTo(68, 6);
    expect(front.alpha).toBeCloseTo(0.14, 6);
    expect([front.blendMode, behind.blendMode, glow.blendMode]).toEqual(['add', 'add', 'add']);
    expect(behind.rotation - front.rotation).toBeCloseTo(Math.PI / 16, 6);
  });

  it.each([
    [0.5, 0.5, 0.38, 0.475],
    [1, 1, 0.62, 0.75],
    [7, 1, 0.62, 0.75],
    [-3, 0, 0.14, 0.2],
  ])('light at an intensity of %f is as bright as at %f', (wanted, kept, rays, glowing) => {
    const { light, front, behind, glow } = openLight();
    light.intensity = wanted;
    expect(light.intensity).toBe(kept);
    expect(front.alpha).toBeCloseTo(rays, 6);
    expect(behind.alpha).toBeCloseTo(rays * 0.3, 6);
    expect(glow.alpha).toBeCloseTo(glowing, 6);
  });

  it('rays turn against each other and rest when their time is over', () => {
    const { light, front, behind } = openLight();
    const run = gsap.timeline({ paused: true });
    light.turn(run, 0, 10);
    run.progress(1);
    expect(front.rotation).toBeCloseTo(0.18 * 2 * Math.PI, 5);
    expect(behind.rotation).toBeCloseTo(Math.PI / 16 - 0.13 * 2 * Math.PI, 5);
  });
});

describe('thrown coins', () => {
  const PATH: CoinPath = {
    depth: 'far',
    size: 20,
    startSeconds: 1,
    flightSeconds: 2,
    fromX: 100,
    toX: 200,
    baseY: 920,
    rise: 400,
    flips: 2,
    turns: 0.5,
  };
  const textures = { far: Texture.WHITE, middle: Texture.WHITE, near: Texture.WHITE };

  it('coins are hidden before their throw, rise to its height and are freed after the last', () => {
    const view = new CoinDepths(textures);
    const run = gsap.timeline({ paused: true });
    view.play(run, [PATH, { ...PATH, startSeconds: 0 }], 0.5);
    const [late, early] = view.children as [Sprite, Sprite];
    expect([late.visible, early.visible]).toEqual([false, false]);
    run.time(1.5);
    expect([late.visible, early.visible]).toEqual([true, true]);
    expect(early.x).toBeCloseTo(150, 3);
    expect(early.y).toBeCloseTo(520, 3);
    expect(early.rotation).toBeCloseTo(Math.PI / 2, 3);
    run.time(2.6);
    expect([late.visible, early.visible]).toEqual([true, false]);
    run.progress(1);
    expect([late.destroyed, early.destroyed, view.children.length]).toEqual([true, true, 0]);
  });

  it('coin never becomes thinner than a third of its face', () => {
    const view = new CoinDepths(textures);
    const run = gsap.timeline({ paused: true });
    view.play(run, [{ ...PATH, startSeconds: 0 }], 0);
    const [coin] = view.children as [Sprite];
    for (let seconds = 0.05; seconds < 2; seconds += 0.05) {
      run.time(seconds);
      expect(coin.width).toBeGreaterThanOrEqual(20 * 0.3 - 1e-6);
      expect(coin.height).toBeCloseTo(20, 6);
    }
  });

  it('throw without coins takes no time, and one that is cleared stays cleared', () => {
    const view = new CoinDepths(textures);
    const run = gsap.timeline({ paused: true });
    view.play(run, [], 3);
    expect(run.duration()).toBe(0);
    view.play(run, [PATH], 0);
    run.time(1.2);
    view.clear();
    expect(() => run.progress(1)).not.toThrow();
    expect(view.children).toEqual([]);
  });
});

describe('plan of a moment', () => {
  it.each([
    ['webgl', fullMotion, 'high', { far: 48, middle: 34, near: 10 }, 26],
    ['webgl', lowPowerMotion, 'medium', { far: 24, middle: 17, near: 5 }, 16],
    ['canvas', fullMotion, 'low', { far: 9, middle: 6, near: 2 }, 10],
    ['canvas', reducedMotion, 'low', { far: 9, middle: 6, near: 2 }, 10],
  ] as const)(
    'moment drawn by %s asks the device for what it can',
    (renderer, motion, quality, coins, flying) => {
      expect(qualityOf({ renderer, motion })).toBe(quality);
      expect(coinBudget('grand', quality)).toEqual(coins);
      expect(planMoment('grand', { renderer, motion }).flyingCoins).toBe(flying);
    },
  );

  it('small win always sends a coin, and the larger the win the longer its count', () => {
    const plans = (['small', 'big', 'grand'] as const).map((size) =>
      planMoment(size, { renderer: 'canvas', motion: reducedMotion }),
    );
    expect(plans.map(({ flyingCoins }) => flyingCoins)).toEqual([3, 6, 10]);
    expect(plans.map(({ countSeconds }) => countSeconds)).toEqual([0.9, 2.2, 4]);
    expect(plans.map(({ sound }) => sound)).toEqual(['win-small', 'win-medium', 'win-large']);
  });

  it.each([
    [360, 640],
    [412, 915],
    [915, 412],
    [1_920, 1_080],
  ])('moment on %i × %i stacks title, rule and amount inside the stage', (width, height) => {
    for (const size of ['small', 'big', 'grand'] as const) {
      const { title, rule, amount, light, titlePx } = layoutMoment(width, height, size);
      expect(title.y).toBeGreaterThanOrEqual(12);
      expect(rule.y).toBeGreaterThanOrEqual(title.y + title.height);
      expect(amount.y).toBeGreaterThanOrEqual(rule.y + rule.height);
      expect(amount.y + amount.height).toBeLessThanOrEqual(height);
      for (const box of [title, rule, amount])
        expect(Math.abs(box.x * 2 + box.width - width)).toBeLessThanOrEqual(1);
      expect(title.height).toBeGreaterThanOrEqual(titlePx);
      expect(light.x).toBe(Math.round(width / 2));
    }
  });

  it.each([
    [0, '#12345600'],
    [0.5, '#12345680'],
    [1, '#123456ff'],
  ])('colour with an opacity of %f is %s', (opacity, colour) => {
    expect(withOpacity('#123456', opacity)).toBe(colour);
  });
});
