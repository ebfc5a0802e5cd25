import { gsap } from 'gsap';
import type { Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAINT } from '../../../contract/config/paint.ts';
import { Sheet } from '../../../scenes/parts/sheet.ts';
import { LandingLettering } from '../../../scenes/show/landing-lettering.ts';
import { LINE_EMS } from '../../../scenes/show/title-lines.ts';
import { setUpStage } from '../support/set-up-stage.ts';

const stage = setUpStage();

const FACE = { family: 'serif', sizePx: 60, fill: DEFAULT_PAINT.letterRamp, edge: '#2B1408' };
const BOX = { x: 20, y: 100, width: 360, height: 150 };
const LAND_SECONDS = 0.34;

function set(words: string, sheet = new Sheet(1)) {
  const view = new LandingLettering(sheet, FACE, words, BOX);
  const [edges, metals] = view.children.map(({ children }) => children as Sprite[]) as [Sprite[], Sprite[]];
  return { view, edges, metals, sheet };
}

describe('landing lettering', () => {
  it('lettering stands in the middle of its box, metal over its edge', () => {
    const { edges, metals } = set('BIG');
    const at = (sprites: readonly Sprite[]) => sprites.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    // Letters of 60 px are 36 wide on paper.
    expect(at(metals)).toEqual([
      [164, 175],
      [200, 175],
      [236, 175],
    ]);
    expect(at(edges)).toEqual(at(metals));
  });

  it('lettering breaks a long title in two lines, one under the other', () => {
    const { view, metals } = set('GRAND JACKPOT');
    const [upper, lower] = view.lineBoxes;
    expect(view.lineBoxes).toHaveLength(2);
    expect((lower?.y ?? 0) - (upper?.y ?? 0)).toBeCloseTo(60 * LINE_EMS, 6);
    expect(metals).toHaveLength(12);
    for (const { x, width } of view.lineBoxes) expect(x + width / 2).toBeCloseTo(200, 6);
  });

  it('lettering keeps a very long word inside its box', () => {
    const { view } = set('EXTRAORDINARILY');
    const [{ x, width } = { x: 0, width: 0 }] = view.lineBoxes;
    expect(x).toBeGreaterThanOrEqual(BOX.x);
    expect(x + width).toBeLessThanOrEqual(BOX.x + BOX.width);
  });

  it('lettering of no words has no letters and lands at once', () => {
    const { view, metals } = set('');
    const run = gsap.timeline({ paused: true });
    view.land(run, 0);
    expect([metals.length, run.duration()]).toEqual([0, 0]);
  });

  it('lettering paints a letter once, however often it comes', () => {
    const { metals } = set('AAA');
    expect(new Set(metals.map(({ texture }) => texture)).size).toBe(1);
    // The edge is drawn twice, for its thickness, and the metal once.
    expect(stage.paper.texts()).toEqual(['A', 'A', 'A']);
  });

  it('letters fall from above, large and faint, and stand one after another', () => {
    const { view, metals } = set('BIG');
    const run = gsap.timeline({ paused: true });
    const struck: number[] = [];
    view.land(run, 0.2, (share) => struck.push(Number(share.toFixed(3))));
    run.time(0.01);
    expect(metals.map(({ alpha }) => alpha)).toEqual([0, 0, 0]);
    run.time(0.2 + 0.1);
    const [first, second] = metals;
    expect(first?.y).toBeLessThan(175);
    expect(first?.scale.x).toBeGreaterThan(1.5);
    expect(first?.alpha).toBeGreaterThan(second?.alpha ?? 1);
    run.time(0.2 + LAND_SECONDS + 0.065 + 0.001);
    expect(struck).toEqual([0.333, 0.667]);
    run.progress(1);
    expect(struck).toEqual([0.333, 0.667, 1]);
    expect(metals.map(({ y, alpha, scale }) => [y, alpha, scale.x, scale.y])).toEqual(
      Array(3).fill([175, 1, 1, 1]),
    );
  });

  it('letters of the longest title all begin within 0.7 seconds', () => {
    const { view } = set('A TITLE OF VERY VERY MANY LETTERS INDEED');
    const run = gsap.timeline({ paused: true });
    view.land(run, 0);
    expect(run.duration()).toBeCloseTo(0.7 + LAND_SECONDS + 0.16, 5);
  });
});
