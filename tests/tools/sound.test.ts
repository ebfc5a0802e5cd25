import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SOUND_NAMES, type SpriteMap } from '../../src/platform/sound/sound-names.ts';
import { hashOf, type Manifest } from '../../tools/art/render.ts';
import { EFFECTS, playEffect } from '../../tools/art/sound/effects.ts';
import { fadeEnds, fromDb, loudestDb, setLoudness } from '../../tools/art/sound/level.ts';
import { SAMPLE_RATE } from '../../tools/art/sound/voices.ts';
import { waveFile } from '../../tools/art/sound/wave-file.ts';
import { soundSource } from '../../tools/art/sound.ts';

const RENDERED = new URL('../../assets/rendered/', import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, RENDERED));
const manifest = JSON.parse(read('manifest.json').toString('utf8')) as Manifest;
const map = JSON.parse(read('sound/sprite.json').toString('utf8')) as SpriteMap;

const KB = 1_000;
const BUDGETS = { effects: 130 * KB, lobby: 160 * KB };

describe('rendered sounds', () => {
  it('rendered sounds match their current scores', () => {
    expect(manifest.soundSource).toBe(soundSource());
  });

  it('rendered files match their manifest byte for byte, and no other file is beside them', () => {
    const listed = Object.entries(manifest.sounds ?? {});
    for (const [path, { bytes, hash }] of listed) {
      expect(read(path).length, path).toBe(bytes);
      expect(hashOf(read(path)), path).toBe(hash);
    }
    const lying = readdirSync(new URL('sound/', RENDERED), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(fileURLToPath(RENDERED), join(parentPath, name)));
    expect(listed.map(([path]) => path).sort()).toEqual(lying.sort());
  });

  it.each(['effects', 'lobby'] as const)('file %s stays within its size budget in both formats', (name) => {
    for (const format of ['webm', 'mp3']) {
      const { length } = read(`sound/${name}.${format}`);
      expect(length).toBeGreaterThan(20 * KB);
      expect(length).toBeLessThanOrEqual(BUDGETS[name]);
    }
  });

  it('sprite has every name in sequence, with silence between', () => {
    expect(Object.keys(map.effects)).toEqual([...SOUND_NAMES]);
    let end = 0;
    for (const [name, [from, lasts]] of Object.entries(map.effects)) {
      expect(from - end, name).toBeGreaterThanOrEqual(100);
      expect(lasts / 1000, name).toBeGreaterThanOrEqual(EFFECTS[name as keyof typeof EFFECTS].seconds);
      end = from + lasts;
    }
  });

  it('lobby loop lies inside its file, so that no edge of the file is heard', () => {
    const [from, lasts, repeats] = map.loop.lobby;
    expect([from > 100, lasts, repeats]).toEqual([true, 16_000, true]);
  });
});

describe('synthesized instruments', () => {
  it('instrument plays the same samples in every run', () => {
    expect(playEffect(EFFECTS.press)).toEqual(playEffect(EFFECTS.press));
  });

  it.each(SOUND_NAMES.filter((name) => EFFECTS[name].seconds < 0.7))(
    'sound %s begins and ends in silence, at its loudness and below the ceiling',
    (name) => {
      const { loudDb, seconds } = EFFECTS[name];
      const [levelledTrack] = setLoudness([playEffect(EFFECTS[name])], loudDb);
      const track = fadeEnds(levelledTrack ?? new Float64Array());
      expect(track.length).toBe(Math.round(seconds * SAMPLE_RATE));
      expect(Math.abs(track[0] ?? 1)).toBe(0);
      expect(Math.abs(track.at(-1) ?? 1)).toBeLessThan(1e-6);
      expect(track.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(fromDb(-3));
      expect(Math.abs(loudestDb([track]) - loudDb)).toBeLessThan(1.5);
    },
  );
});

it('samples are written as a WAVE file, and clipping samples are rejected', () => {
  const file = waveFile([Float64Array.of(0, 1, -1)]);
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect([44, 46, 48].map((place) => file.readInt16LE(place))).toEqual([0, 32_767, -32_767]);
  expect(() => waveFile([Float64Array.of(1.1)])).toThrow(RangeError);
});
