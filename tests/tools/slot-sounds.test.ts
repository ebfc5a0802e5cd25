import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SlotSpriteMap, WIN_SOUNDS } from '../../src/platform/sound/sound-names.ts';
import type { Manifest } from '../../tools/art/render.ts';
import { EFFECTS } from '../../tools/art/sound/effects.ts';
import { fromDb } from '../../tools/art/sound/level.ts';
import { finishedBed, type TuneNote } from '../../tools/art/sound/slot-score.ts';
import { SLOT_SCORES } from '../../tools/art/sound/slots/all-scores.ts';
import { SAMPLE_RATE, type Track } from '../../tools/art/sound/voices.ts';
import { finish, finishedLoop, soundSource } from '../../tools/art/sound.ts';
import { integratedLufs } from '../../tools/gallery/sound/loudness.ts';
import { seamStep } from '../load/sound-measures.ts';

const RENDERED = new URL('../../assets/rendered/', import.meta.url);
const SCORES = new URL('../../tools/art/sound/slots/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', RENDERED), 'utf8')) as Manifest;

/** Of a slot, as a browser of today fetches them. */
const MAX_BYTES = 140_000;
const PEAK = fromDb(-3);
/** How far a bed may be from the lobby's loop, and a win from the shared one. */
const LOUD_SPREAD_DB = 2;
const WIN_SPREAD_DB = 3;

const slugs = Object.keys(SLOT_SCORES);
const lobbyLufs = integratedLufs(finishedLoop());
const peakOf = (track: Track) => track.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const lufsOf = (track: Track) => integratedLufs([track, track]);
const levelDb = (track: Track) =>
  10 * Math.log10(track.reduce((sum, value) => sum + value * value, 0) / track.length);

it('every score of a slot is listed, and every sound of a slot has its score', () => {
  const files = readdirSync(SCORES).filter((name) => name !== 'all-scores.ts');
  expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual([...slugs].sort());
  expect(readdirSync(new URL('sound/slots/', RENDERED)).sort()).toEqual([...slugs].sort());
});

describe.each(Object.entries(SLOT_SCORES))('sounds of %s', (slug, { bed, wins }) => {
  const folder = new URL(`sound/slots/${slug}/`, RENDERED);
  const track = finishedBed(bed);

  it('rendered sounds match their current score', () => {
    expect(manifest.slotSoundSources?.[slug]).toBe(soundSource(slug));
  });

  it('all that one browser fetches is at most 140 kB', () => {
    const bytes = ['bed.webm', 'wins.webm', 'sprite.json'].map(
      (name) => readFileSync(new URL(name, folder)).length,
    );
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES);
    expect(Math.min(...bytes.slice(0, 2))).toBeGreaterThan(20_000);
    expect(existsSync(new URL('bed.mp3', folder)) && existsSync(new URL('wins.mp3', folder))).toBe(true);
  });

  it('map has the bed within its file, and the wins in sequence with silence between', () => {
    const map = JSON.parse(readFileSync(new URL('sprite.json', folder), 'utf8')) as SlotSpriteMap;
    const [from, lasts, repeats] = map.bed;
    expect([from > 100, lasts, repeats]).toEqual([true, bed.seconds * 1_000, true]);
    expect(Object.keys(map.wins)).toEqual([...WIN_SOUNDS]);
    let end = 0;
    for (const name of WIN_SOUNDS) {
      const [winFrom, winLasts] = map.wins[name];
      expect(winFrom - end, name).toBeGreaterThanOrEqual(100);
      expect(winLasts / 1_000, name).toBeGreaterThanOrEqual(wins[name].seconds);
      end = winFrom + winLasts;
    }
  });

  it('bed takes 12 to 20 seconds, is as loud as the lobby’s loop, and peaks below the limit', () => {
    expect(bed.seconds).toBeGreaterThanOrEqual(12);
    expect(bed.seconds).toBeLessThanOrEqual(20);
    expect(track.length).toBe(bed.seconds * SAMPLE_RATE);
    expect(Math.abs(lufsOf(track) - lobbyLufs)).toBeLessThanOrEqual(LOUD_SPREAD_DB);
    expect(peakOf(track)).toBeLessThan(PEAK);
  });

  it('bed turns without a click: no step of samples and none of level across its seam', () => {
    expect(seamStep(Float32Array.from(track))).toBeLessThan(2);
    for (const ms of [5, 20, 50]) {
      const length = (ms * SAMPLE_RATE) / 1_000;
      const step = levelDb(track.slice(0, length)) - levelDb(track.slice(-length));
      expect(Math.abs(step), `${ms} ms`).toBeLessThan(4);
    }
  });

  it('bed is never silent for long, and its notes are in order within it', () => {
    const second = SAMPLE_RATE / 2;
    for (let from = 0; from < track.length; from += second)
      expect(levelDb(track.slice(from, from + second))).toBeGreaterThan(-55);
    const beats = bed.tune.map(([beat]) => beat);
    expect(beats).toEqual([...beats].sort((a, b) => a - b));
  });

  it.each(WIN_SOUNDS)(
    '%s is as loud and as long as the shared one, and begins and ends in silence',
    (name) => {
      const own = finish(wins[name]);
      expect(peakOf(own)).toBeLessThan(PEAK);
      expect(Math.abs(lufsOf(own) - lufsOf(finish(EFFECTS[name])))).toBeLessThanOrEqual(WIN_SPREAD_DB);
      expect(wins[name].seconds).toBeCloseTo(EFFECTS[name].seconds, 1);
      expect(Math.abs(own[0] ?? 1)).toBe(0);
      expect(Math.abs(own.at(-1) ?? 1)).toBeLessThan(1e-6);
    },
  );
});

/** Shapes of three notes that follow one another: steps of pitch, whatever the key, with the time between. */
const shapesOf = (tune: readonly TuneNote[]): Set<string> =>
  new Set(
    tune.slice(2).map(([beat, key], index) => {
      const [[firstBeat = 0, firstKey = 0] = [], [midBeat = 0, midKey = 0] = []] = [
        tune[index],
        tune[index + 1],
      ];
      return `${midKey - firstKey} ${key - midKey} ${midBeat - firstBeat} ${beat - midBeat}`;
    }),
  );

it('no two slots have the same melody', () => {
  for (const [index, slug] of slugs.entries())
    for (const other of slugs.slice(index + 1)) {
      const shapes = shapesOf(SLOT_SCORES[slug]?.bed.tune ?? []);
      const others = shapesOf(SLOT_SCORES[other]?.bed.tune ?? []);
      expect(Math.min(shapes.size, others.size), `${slug} and ${other}`).toBeGreaterThan(5);
      const shared = [...shapes].filter((shape) => others.has(shape));
      expect(shared.length / Math.min(shapes.size, others.size), `${slug} and ${other}`).toBeLessThan(0.34);
    }
});
