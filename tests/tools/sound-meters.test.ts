import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE, type Track } from '../../tools/art/sound/voices.ts';
import { integratedLufs, momentaryLufs, truePeakDb } from '../../tools/gallery/sound/loudness.ts';
import {
  BARK_EDGES,
  barkBands,
  colourOf,
  EAR_DB,
  hertzOf,
  powerSpectrum,
  toDb,
} from '../../tools/gallery/sound/spectrum.ts';

function tone(hertz: number, seconds: number, db = 0, phase = 0): Track {
  const height = 10 ** (db / 20);
  return Float64Array.from(
    { length: Math.round(seconds * SAMPLE_RATE) },
    (_, index) => height * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE + phase),
  );
}

const onBoth = (track: Track) => [track, track];

function inSequence(...tracks: Track[]): Track {
  const whole = new Float64Array(tracks.reduce((length, track) => length + track.length, 0));
  let from = 0;
  for (const track of tracks) {
    whole.set(track, from);
    from += track.length;
  }
  return whole;
}

describe('spectrum', () => {
  it('sine stands in its bin, and all bins together are its mean square', () => {
    const power = powerSpectrum(tone(1_500, 0.1), 480, 1_024, 1_024);
    expect(power.indexOf(Math.max(...power))).toBe(32);
    expect(hertzOf(32, 1_024)).toBe(1_500);
    expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0.5, 2);
  });

  it('frame that is filled up with silence keeps its mean square', () => {
    const power = powerSpectrum(tone(1_500, 0.1), 480, 960, 4_096);
    expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0.5, 2);
  });

  it.each([
    [150, 1],
    [1_000, 8],
    [8_500, 21],
  ])('sine of %i Hz stands in Bark band %i', (hertz, band) => {
    const bands = barkBands(powerSpectrum(tone(hertz, 0.1), 0, 960, 1_024), 1_024);
    expect(bands.indexOf(Math.max(...bands))).toBe(band);
    expect(Math.abs(toDb(bands[band] ?? 0) + 3)).toBeLessThan(1);
  });

  it('curve of the ear is flat at 1 kHz and steep below', () => {
    const bandOf = (hertz: number) => BARK_EDGES.findIndex((edge) => edge > hertz) - 1;
    expect(EAR_DB[bandOf(1_000)]).toBeCloseTo(0, 0);
    expect(EAR_DB[bandOf(250)]).toBeCloseTo(-8.6, 0);
    expect(EAR_DB[bandOf(2_500)]).toBeCloseTo(1.3, 0);
  });

  it('centroid lies between two equal tones, and the stronger one is the main band', () => {
    const high = tone(2_000, 1, -5.9);
    const two = tone(500, 1, -6).map((value, index) => value + (high[index] ?? 0));
    const colour = colourOf([two]);
    expect(colour.centroidHz).toBeGreaterThan(1_200);
    expect(colour.centroidHz).toBeLessThan(1_300);
    expect(colour.mainHz).toBeCloseTo(2_000, 0);
  });
});

describe('loudness by BS.1770', () => {
  it('sine of 1 kHz at -23 dBFS on both channels is -23 LUFS, and on one 3 dB less', () => {
    const sine = tone(1_000, 1, -23);
    expect(integratedLufs(onBoth(sine))).toBeCloseTo(-23, 1);
    expect(momentaryLufs(onBoth(sine))).toBeCloseTo(-23, 1);
    expect(integratedLufs([sine])).toBeCloseTo(-26, 1);
  });

  it('quiet parts and silence are left out by the gates', () => {
    const quiet = tone(1_000, 1, -36);
    const programme = inSequence(quiet, tone(1_000, 6, -23), quiet, new Float64Array(SAMPLE_RATE));
    expect(integratedLufs(onBoth(programme))).toBeCloseTo(-23, 0);
    const ungated = integratedLufs(onBoth(inSequence(tone(1_000, 2, -30), tone(1_000, 2, -23))));
    expect(ungated).toBeGreaterThan(-26);
    expect(ungated).toBeLessThan(-24);
  });

  it('high tones count more, and very low ones less', () => {
    expect(integratedLufs(onBoth(tone(10_000, 1, -23)))).toBeCloseTo(-19.7, 0);
    expect(integratedLufs(onBoth(tone(40, 2, -23)))).toBeLessThan(-28);
  });

  it('short sound is measured as one block with silence', () => {
    expect(momentaryLufs(onBoth(tone(1_000, 0.1, -23)))).toBeCloseTo(-29, 0);
  });
});

it('true peak between two samples is found', () => {
  const between = tone(SAMPLE_RATE / 4, 0.1, 0, Math.PI / 4);
  expect(toDb(Math.max(...between) ** 2)).toBeCloseTo(-3, 1);
  expect(truePeakDb([between])).toBeGreaterThan(-0.3);
  expect(truePeakDb([between])).toBeLessThan(0.5);
  expect(truePeakDb([tone(100, 0.1, -6)])).toBeCloseTo(-6, 1);
});
