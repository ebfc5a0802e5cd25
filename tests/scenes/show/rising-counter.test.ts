import { gsap } from 'gsap';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PAINT } from '../../../contract/config/paint.ts';
import { cents } from '../../../contract/money.ts';
import { Sheet } from '../../../scenes/parts/sheet.ts';
import { RisingCounter } from '../../../scenes/show/rising-counter.ts';
import { layOutPaper } from '../support/paper-canvas.ts';
import { sceneContext } from '../support/scene-context.ts';

beforeEach(layOutPaper);
afterEach(() => vi.unstubAllGlobals());

const face = { family: 'serif', sizePx: 60, fill: DEFAULT_PAINT.letterRamp, edge: '#2B1408' };
const box = { x: 0, y: 0, width: 300, height: 80 };

function makeCounter() {
  const counter = new RisingCounter(new Sheet(1), face, box, sceneContext().context.money);
  const run = gsap.timeline({ paused: true });
  return { counter, run };
}

describe('rising counter', () => {
  it('counter shows rising amounts and ends on the last, cents and all', () => {
    const { counter, run } = makeCounter();
    const told: number[] = [];
    counter.riseTo(run, cents(98_765), { seconds: 2 }, (shown) => told.push(shown));
    for (let time = 0; time <= 2.2; time += 0.016) run.time(time);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(98_765);
    // The edges and the metal of $987.65.
    expect(counter.children.map((layer) => layer.children.length)).toEqual([7, 7]);
    run.kill();
  });

  it('counter continues from the shown amount when the target changes, and never falls', () => {
    const { counter, run } = makeCounter();
    counter.riseTo(run, cents(10_000), { seconds: 2 });
    run.time(1);
    const shown = counter.shown;
    expect(shown).toBeGreaterThan(0);
    counter.riseTo(run, cents(50_000), { seconds: 1 });
    expect(counter.shown).toBe(shown);
    run.time(0.2);
    expect(counter.shown).toBe(shown);
    run.time(2);
    expect(counter.shown).toBe(50_000);
    counter.riseTo(run, cents(7), { seconds: 1 });
    run.time(3);
    expect(counter.shown).toBe(50_000);
    run.kill();
  });

  it('counter stops while its timeline is paused, and finishes at once on request', () => {
    const { counter, run } = makeCounter();
    counter.riseTo(run, cents(10_000), { seconds: 2 });
    run.time(0.5);
    const shown = counter.shown;
    run.pause();
    expect(counter.shown).toBe(shown);
    counter.finishOn(cents(10_000));
    expect(counter.shown).toBe(10_000);
    run.time(1);
    expect(counter.shown).toBe(10_000);
    run.kill();
  });

  it('counter stays inside its box, however large the amount', () => {
    const { counter } = makeCounter();
    counter.finishOn(cents(9_999_999_999_99));
    expect(counter.width).toBeLessThanOrEqual(box.width * 1.2);
    expect(counter.boxOf(cents(9_999_999_999_99)).width).toBe(box.width);
  });
});
