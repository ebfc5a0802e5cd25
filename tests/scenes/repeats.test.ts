import { describe, expect, it } from 'vitest';
import { Repeats } from '../../scenes/parts/repeats.ts';
import { handClock } from './support/hand-clock.ts';

describe('repeated task', () => {
  it('task runs first after one interval, then after another', () => {
    const { clock, run } = handClock();
    const at: number[] = [];
    new Repeats(clock).start(700, 6_000, () => at.push(clock.now()));
    run(13_000);
    expect(at).toEqual([700, 6_700, 12_700]);
  });

  it('stopped task leaves no timer', () => {
    const { clock, run, waiting } = handClock();
    const repeats = new Repeats(clock);
    repeats.start(100, 100, () => undefined);
    repeats.start(900, 900, () => undefined);
    run(350);
    repeats.stop();
    expect(waiting()).toBe(0);
  });

  it('task that stops itself stays stopped, and runs once when it is started again', () => {
    const { clock, run } = handClock();
    const repeats = new Repeats(clock);
    const at: string[] = [];
    repeats.start(100, 100, () => {
      at.push('old');
      repeats.stop();
      repeats.start(1_000, 1_000, () => at.push('new'));
    });
    run(2_150);
    expect(at).toEqual(['old', 'new', 'new']);
  });
});
