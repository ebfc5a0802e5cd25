import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOUND_NAMES, type SoundName, WIN_SOUNDS } from '../../../src/platform/sound/sound-names.ts';
import { finishedBed } from '../../art/sound/slot-score.ts';
import { SLOT_SCORES } from '../../art/sound/slots/all-scores.ts';
import { SAMPLE_RATE, type Track } from '../../art/sound/voices.ts';
import { waveFile } from '../../art/sound/wave-file.ts';
import { encodeFile, finish, finishedEffect, finishedLoop, soundSource } from '../../art/sound.ts';
import { integratedLufs, truePeakDb } from './loudness.ts';
import { type Audibility, audibilityOf, loudestBands } from './masking.ts';
import { mixOf, type Stem, stemsOf } from './mix.ts';
import {
  LOOP_GAIN,
  type LoopMeasurement,
  loopFloor,
  MEASURED_FILE,
  MOMENT_NAMES,
  type MomentName,
  readCues,
  SOUND_MOMENTS,
} from './moments.ts';
import { type MomentRow, pageOf, type SlotSoundRow, type SoundRow } from './page.ts';
import { drawSheet } from './sheet.ts';
import { BANDS, BARK_EDGES, toDb } from './spectrum.ts';

const FOLDER = 'docs/sound';
const MONO = ['-c:a', 'libmp3lame', '-b:a', '56k'] as const;
const STEREO = ['-c:a', 'libmp3lame', '-b:a', '72k'] as const;

/** Writes the sheets of all sounds, of the loop and of the mixed moments, and the page that shows them. */
export async function writeSoundSheets(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'sheets-'));
  mkdirSync(FOLDER, { recursive: true });
  const made = ['README.md'];

  async function save(name: string, tracks: readonly Track[]): Promise<void> {
    const wave = join(scratch, `${name}.wav`);
    writeFileSync(wave, waveFile(tracks));
    encodeFile(wave, tracks.length === 1 ? MONO : STEREO, join(FOLDER, `${name}.mp3`));
    writeFileSync(join(FOLDER, `${name}.webp`), await drawSheet(monoOf(tracks)));
    made.push(`${name}.mp3`, `${name}.webp`);
  }

  try {
    const effects = new Map(SOUND_NAMES.map((name) => [name, finishedEffect(name)]));
    const loop = finishedLoop();
    const measured: LoopMeasurement = {
      source: soundSource(),
      loopBandsDb: Object.fromEntries(
        Array.from(loudestBands(loop), (value, band) => [BARK_EDGES[band], Number(toDb(value).toFixed(1))]),
      ),
      loopTruePeakDb: Number(truePeakDb(loop).toFixed(1)),
    };
    const rows: SoundRow[] = [];
    for (const [name, track] of effects) {
      await save(name, [track]);
      // A browser plays one channel on both loudspeakers.
      rows.push({ name, channels: [track, track] });
    }
    await save('lobby', loop);
    rows.push({ name: 'lobby', channels: loop });
    const moments: MomentRow[] = [];
    for (const name of MOMENT_NAMES) {
      const { channels, audibility } = mixMoment(name, effects, loop, measured);
      await save(name, channels);
      moments.push({
        name,
        audibility,
        seconds: (channels[0]?.length ?? 0) / SAMPLE_RATE,
        truePeakDb: truePeakDb(channels),
        lufs: integratedLufs(channels),
      });
    }
    writeFileSync(MEASURED_FILE, `${JSON.stringify(measured, null, 2)}\n`);
    writeFileSync(join(FOLDER, 'README.md'), pageOf(rows, slotRows(), moments));
    for (const file of readdirSync(FOLDER)) if (!made.includes(file)) rmSync(join(FOLDER, file));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const slotRows = (): SlotSoundRow[] =>
  Object.entries(SLOT_SCORES).flatMap(([slug, { bed, wins }]) => [
    { slug, name: 'bed' as const, track: finishedBed(bed) },
    ...WIN_SOUNDS.map((name) => ({ slug, name, track: finish(wins[name]) })),
  ]);

function mixMoment(
  name: MomentName,
  effects: ReadonlyMap<SoundName, Track>,
  loop: readonly Track[],
  measured: LoopMeasurement,
): { channels: readonly Track[]; audibility: readonly Audibility[] } {
  const stems: Stem[] = stemsOf(readCues(name), (sound) => effects.get(sound) as Track);
  const mix = mixOf(stems);
  const { hasLoop } = SOUND_MOMENTS[name];
  const floor = hasLoop ? loopFloor(measured) : new Float64Array(BANDS);
  const below = (side: Track) =>
    mix.map((value, index) => value + (side[index % side.length] ?? 0) * LOOP_GAIN);
  return {
    channels: hasLoop ? loop.map(below) : [mix, mix],
    audibility: audibilityOf(stems, mix, floor),
  };
}

function monoOf(tracks: readonly Track[]): Track {
  const [left = new Float64Array(), right = left] = tracks;
  return left.map((value, index) => (value + (right[index] ?? 0)) / 2);
}
