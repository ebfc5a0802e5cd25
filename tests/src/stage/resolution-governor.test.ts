import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResolutionGovernor } from '../../../src/stage/resolution-governor.ts';

const MINUTE = 60_000;

/** One gesture of `count` frames, then rest. */
function move(governor: ResolutionGovernor, frameMs: number, at: number, count = 60): number {
  for (let frame = 0; frame < count; frame += 1) governor.addFrame(frameMs);
  return governor.settle(at);
}

describe('canvas resolution', () => {
  it('[R01] resolution falls a step when frames get long, and another while they still are', () => {
    const governor = new ResolutionGovernor(2);
    expect(move(governor, 50, 0)).toBe(2 - 0.5);
    expect(move(governor, 35, 100)).toBe(1);
    expect(move(governor, 30, 200)).toBe(1);
  });

  it('resolution stays for a short gesture and for a few long frames among many', () => {
    const governor = new ResolutionGovernor(2);
    expect(move(governor, 60, 0, 10)).toBe(2);
    for (let gesture = 1; gesture < 10; gesture += 1) expect(move(governor, 16, gesture, 40)).toBe(2);
  });

  it('resolution rises only after a period of short frames', () => {
    const governor = new ResolutionGovernor(2);
    move(governor, 50, 0);
    let raisedAt = 0;
    for (let at = 1_000; raisedAt === 0 && at < 2 * MINUTE; at += 1_000) {
      if (move(governor, 16, at) === 2) raisedAt = at;
    }
    expect(raisedAt).toBe(20_000);
  });

  it('resolution waits twice as long after each raise that proved too much', () => {
    const governor = new ResolutionGovernor(2);
    const waits: number[] = [];
    let at = 0;
    for (let round = 0; round < 3; round += 1) {
      move(governor, 50, at);
      const loweredAt = at;
      while (governor.resolution < 2) {
        at += 1_000;
        move(governor, 16, at);
      }
      waits.push(at - loweredAt);
    }
    expect(waits).toEqual([20_000, 40_000, 80_000]);
  });

  it('resolution is restored when fewer pixels did not help, and then left alone', () => {
    const governor = new ResolutionGovernor(2);
    expect(move(governor, 33, 0)).toBe(1.5);
    expect(move(governor, 33, 1_000)).toBe(2);
    expect(move(governor, 33, MINUTE)).toBe(2);
    expect(move(governor, 33, 6 * MINUTE)).toBe(1.5);
  });

  it('resolution ignores the time in which the page was suspended', () => {
    const governor = new ResolutionGovernor(2);
    for (let frame = 0; frame < 100; frame += 1) governor.addFrame(4_000);
    expect(governor.settle(0)).toBe(2);
  });

  it('resolution stays within its steps between 1 and the device pixel ratio, whatever the frames', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 1.25, 1.5, 1.75, 2),
        fc.array(fc.tuple(fc.integer({ min: 4, max: 120 }), fc.integer({ min: 1, max: 90 })), {
          maxLength: 80,
        }),
        (most, gestures) => {
          const governor = new ResolutionGovernor(most);
          for (const [index, [frameMs, count]] of gestures.entries()) {
            const resolution = move(governor, frameMs, index * 5_000, count);
            expect([most, 1.5, 1]).toContain(resolution);
            expect(resolution).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });
});
