import { describe, expect, it } from 'vitest';
import { constantShare, differenceDb, edge, loudDb, peakDb, seamStep } from '../load/sound-measures.ts';

const RATE = 48_000;
/** A second of 480 Hz, which ends in the phase of its beginning. */
const tone = (strength = 0.5, raised = 0) =>
  Float32Array.from(
    { length: RATE },
    (_, at) => raised + strength * Math.sin((2 * Math.PI * 480 * at) / RATE),
  );

describe('measures of a sound', () => {
  it('peak and loudness are measured in dBFS', () => {
    expect(peakDb(tone())).toBeCloseTo(-6.02, 1);
    expect(loudDb(tone(), RATE)).toBeCloseTo(-9.03, 1);
    expect(peakDb(new Float32Array(10))).toBe(-120);
  });

  it('constant offset is detected', () => {
    expect(constantShare(tone())).toBeLessThan(1e-6);
    expect(constantShare(tone(0.2, 0.1))).toBeCloseTo(0.1, 3);
  });

  it('cut at the end of a sound is detected', () => {
    expect(
      edge(
        tone().map((value, at) => (at < 100 || at > RATE - 100 ? 0 : value)),
        RATE,
      ),
    ).toBe(0);
    expect(edge(tone().slice(25), RATE)).toBeGreaterThan(0.4);
  });

  it('audible seam of a loop is detected', () => {
    expect(seamStep(tone())).toBeLessThan(2);
    expect(seamStep(tone().slice(0, RATE - 25))).toBeGreaterThan(10);
  });

  it('difference of two sounds is measured', () => {
    expect(differenceDb(tone(), tone())).toBeLessThan(-100);
    expect(differenceDb(tone(), tone(0.45))).toBeCloseTo(-20, 0);
  });
});
