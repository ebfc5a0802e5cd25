import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SOUND_NAMES, type SoundName } from '../../src/platform/sound/sound-names.ts';
import { SAMPLE_RATE, type Track } from '../../tools/art/sound/voices.ts';
import { finishedEffect, soundSource } from '../../tools/art/sound.ts';
import { truePeakDb } from '../../tools/gallery/sound/loudness.ts';
import { audibilityOf, loudestBands } from '../../tools/gallery/sound/masking.ts';
import { atRate, mixOf, stemsOf } from '../../tools/gallery/sound/mix.ts';
import {
  LOOP_GAIN,
  loopFloor,
  MAX_TRUE_PEAK_DB,
  MIN_MARGIN_DB,
  MOMENT_NAMES,
  readCues,
  readMeasured,
  SOUND_MOMENTS,
} from '../../tools/gallery/sound/moments.ts';
import { drawSheet } from '../../tools/gallery/sound/sheet.ts';
import { BANDS, toDb } from '../../tools/gallery/sound/spectrum.ts';

const effects = new Map<SoundName, Track>();
function render(name: SoundName): Track {
  const known = effects.get(name);
  if (known) return known;
  const track = finishedEffect(name);
  effects.set(name, track);
  return track;
}

const measured = readMeasured();
const SILENCE = new Float64Array(BANDS);
const toPeak = (db: number): number => 10 ** (db / 20);

describe('sounds of a moment', () => {
  it.each(MOMENT_NAMES)('no sound of the moment %s is masked, and its mix does not clip', (name) => {
    const stems = stemsOf(readCues(name), render);
    const mix = mixOf(stems);
    const { hasLoop } = SOUND_MOMENTS[name];
    const masked = audibilityOf(stems, mix, hasLoop ? loopFloor(measured) : SILENCE)
      .filter(({ marginDb }) => marginDb < MIN_MARGIN_DB)
      .map(({ stem, marginDb }) => `${stem.name} at ${stem.atMs} ms: ${marginDb.toFixed(1)} dB`);
    expect(masked).toEqual([]);
    const loopPeak = hasLoop ? toPeak(measured.loopTruePeakDb) * LOOP_GAIN : 0;
    expect(toDb((toPeak(truePeakDb([mix])) + loopPeak) ** 2)).toBeLessThanOrEqual(MAX_TRUE_PEAK_DB);
  });
});

describe('audibility in a mix', () => {
  const tone = (hertz: number, height: number): Track =>
    Float64Array.from(
      { length: SAMPLE_RATE / 5 },
      (_, index) => height * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE),
    );
  const cues = [
    { name: 'tick', atMs: 0, rate: 1 },
    { name: 'peg', atMs: 0, rate: 1 },
  ] as const;
  const marginsOf = (a: Track, b: Track, floor: Track = SILENCE) => {
    const stems = stemsOf(cues, (name) => (name === 'tick' ? a : b));
    return audibilityOf(stems, mixOf(stems), floor).map(({ marginDb }) => marginDb);
  };

  it('quieter one of two sounds in one band is masked', () => {
    const [loud, quiet] = marginsOf(tone(1_000, 0.4), tone(1_010, 0.1));
    expect(loud).toBeCloseTo(12, 0);
    expect(quiet).toBeCloseTo(-12, 0);
  });

  it('sounds in bands of their own are heard together', () => {
    const [low, high] = marginsOf(tone(300, 0.4), tone(3_000, 0.1));
    expect(Math.min(low ?? 0, high ?? 0)).toBeGreaterThan(20);
  });

  it('what sounds besides masks too', () => {
    const [, high] = marginsOf(tone(300, 0.4), tone(3_000, 0.1), loudestBands([tone(3_000, 0.2)]));
    expect(high).toBeCloseTo(-6, 0);
  });

  it('sound at half the rate is an octave lower and twice as long', () => {
    const slow = atRate(tone(1_000, 0.4), 0.5);
    expect(slow).toHaveLength(SAMPLE_RATE / 2.5);
    expect(marginsOf(slow, tone(500, 0.4))[1]).toBeLessThan(3);
  });
});

describe('sheets of the sounds', () => {
  const folder = 'docs/sound';
  const files = readdirSync(folder);

  it('sheets were written from the current scores', () => {
    expect(measured.source).toBe(soundSource());
  });

  it('every sound, the loop and every moment have a picture, a file to listen to and a row', () => {
    const page = readFileSync(`${folder}/README.md`, 'utf8');
    const names = [...SOUND_NAMES, 'lobby', ...MOMENT_NAMES];
    expect(files.toSorted()).toEqual(
      ['README.md', ...names.flatMap((name) => [`${name}.mp3`, `${name}.webp`])].toSorted(),
    );
    for (const name of names) expect(page).toContain(`| [${name}](${name}.mp3) |`);
  });

  it('all of them together stay below 1.5 MB', () => {
    expect(files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)).toBeLessThan(1_500_000);
  });

  it('picture of a sound is drawn as the committed one', async () => {
    const picture = await drawSheet(render('press'));
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(picture)).equals(await pixels(readFileSync(`${folder}/press.webp`)))).toBe(true);
  });
});
