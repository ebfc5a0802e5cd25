import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type SlotSpriteMap,
  SOUND_NAMES,
  type SoundName,
  type SpriteMap,
  type SpriteRange,
  WIN_SOUNDS,
} from '../../src/platform/sound/sound-names.ts';
import { hashOf, type Manifest } from './render.ts';
import { EFFECTS, type Effect, playEffect } from './sound/effects.ts';
import { fadeEnds, setLoudness } from './sound/level.ts';
import { LOOP_SECONDS, playLobbyLoop } from './sound/lobby-loop.ts';
import { finishedBed, type SlotScore } from './sound/slot-score.ts';
import { SLOT_SCORES } from './sound/slots/all-scores.ts';
import { SAMPLE_RATE, type Track } from './sound/voices.ts';
import { waveFile } from './sound/wave-file.ts';

/**
 * Renders the scores to `assets/rendered/sound` and records them in the manifest:
 * `node tools/run.mjs tools/art/sound.ts`. It needs ffmpeg with libopus and libmp3lame; a start and the tests do not,
 * as the files are committed.
 */

const RENDERED = fileURLToPath(new URL('../../assets/rendered/', import.meta.url));
/** Between two sounds, so that a decoder that starts late or runs on plays silence. */
const GAP_SECONDS = 0.15;
/**
 * A sound is cut out a little before it begins: a codec has pre-echo before the first samples, and a cut there
 * clicks.
 */
const LEAD_MS = 5;
/** And a little after it ends. */
const TAIL_MS = 40;
/** The loop's file has a little of its other end on either side, so that the codec's edges are not played. */
const OVERLAP_SECONDS = 0.25;
const LOOP_LOUD_DB = -22;

/**
 * Changes with the scores, the instruments or the encoder settings.
 * @param slug of a slot, whose score is counted too; without it the source is that of the shared sounds
 */
export function soundSource(slug?: string): string {
  const folder = fileURLToPath(new URL('sound/', import.meta.url));
  const files = [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => join(folder, name)),
    fileURLToPath(import.meta.url),
    ...(slug ? [join(folder, 'slots', `${slug}.ts`)] : []),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 16);
}

/** One effect as the sprite has it. */
export const finishedEffect = (name: SoundName): Track => finish(EFFECTS[name]);

/** One effect of any score, at its loudness. */
export function finish(effect: Effect): Track {
  const [track] = setLoudness([playEffect(effect)], effect.loudDb);
  return fadeEnds(track as Track);
}

/** The lobby's loop, one period of both channels. */
export const finishedLoop = (): readonly Track[] => setLoudness(playLobbyLoop(), LOOP_LOUD_DB);

/** The sounds of a sprite in one track, and where each lies in it. */
function joinEffects<Name extends SoundName>(
  names: readonly Name[],
  effects: Readonly<Record<Name, Effect>>,
): { track: Track; places: Record<Name, SpriteRange> } {
  const pieces = names.map((name) => ({ name, track: finish(effects[name]) }));
  const gap = Math.round(GAP_SECONDS * SAMPLE_RATE);
  const whole = new Float64Array(pieces.reduce((sum, { track }) => sum + track.length + gap, gap));
  const places: Partial<Record<Name, SpriteRange>> = {};
  let from = gap;
  for (const { name, track } of pieces) {
    whole.set(track, from);
    places[name] = [toMs(from) - LEAD_MS, toMs(track.length) + LEAD_MS + TAIL_MS];
    from += track.length + gap;
  }
  return { track: whole, places: places as Record<Name, SpriteRange> };
}

const toMs = (samples: number): number => Math.round((samples / SAMPLE_RATE) * 1000);

function overlap(track: Track): Track {
  const edge = Math.round(OVERLAP_SECONDS * SAMPLE_RATE);
  const whole = new Float64Array(track.length + 2 * edge);
  whole.set(track.subarray(-edge), 0);
  whole.set(track, edge);
  whole.set(track.subarray(0, edge), edge + track.length);
  return fadeEnds(whole);
}

interface AudioEncoding {
  readonly extension: string;
  readonly options: readonly string[];
}

const MONO: readonly AudioEncoding[] = [
  { extension: 'webm', options: ['-c:a', 'libopus', '-b:a', '44k', '-vbr', 'on', '-application', 'audio'] },
  { extension: 'mp3', options: ['-c:a', 'libmp3lame', '-b:a', '56k'] },
];
/** Of music for one loudspeaker, which has little above 8 kHz. */
const BED: readonly AudioEncoding[] = [
  {
    extension: 'webm',
    options: ['-c:a', 'libopus', '-b:a', '34k', '-vbr', 'constrained', '-application', 'audio'],
  },
  { extension: 'mp3', options: ['-c:a', 'libmp3lame', '-b:a', '48k'] },
];
const STEREO: readonly AudioEncoding[] = [
  { extension: 'webm', options: ['-c:a', 'libopus', '-b:a', '64k', '-vbr', 'on', '-application', 'audio'] },
  { extension: 'mp3', options: ['-c:a', 'libmp3lame', '-b:a', '72k'] },
];

/** Reproducible output: no date, no encoder's name, no random ids. */
export function encodeFile(wave: string, options: readonly string[], file: string): void {
  const quiet = ['-v', 'error', '-y', '-i', wave, '-map_metadata', '-1', '-fflags', '+bitexact'];
  execFileSync('ffmpeg', [...quiet, ...options, '-flags:a', '+bitexact', file]);
}

/** @returns the paths under `assets/rendered` that it wrote */
function encode(
  name: string,
  tracks: readonly Track[],
  encodings: readonly AudioEncoding[],
  scratch: string,
): string[] {
  const wave = join(scratch, `${name.replaceAll('/', '-')}.wav`);
  writeFileSync(wave, waveFile(tracks));
  return encodings.map(({ extension, options }) => {
    const path = `sound/${name}.${extension}`;
    encodeFile(wave, options, RENDERED + path);
    return path;
  });
}

/** @returns the paths under `assets/rendered` that it wrote */
function renderShared(scratch: string): string[] {
  const { track, places } = joinEffects(SOUND_NAMES, EFFECTS);
  const loop = finishedLoop().map(overlap);
  const map: SpriteMap = {
    effects: places,
    loop: { lobby: [OVERLAP_SECONDS * 1000, LOOP_SECONDS * 1000, true] },
  };
  return [
    ...encode('effects', [track], MONO, scratch),
    ...encode('lobby', loop, STEREO, scratch),
    writeMap('sound/sprite.json', map),
  ];
}

/** @returns the paths under `assets/rendered` that it wrote */
function renderSlot(slug: string, { bed, wins }: SlotScore, scratch: string): string[] {
  const folder = `slots/${slug}`;
  mkdirSync(join(RENDERED, 'sound', folder), { recursive: true });
  const { track, places } = joinEffects(WIN_SOUNDS, wins);
  const map: SlotSpriteMap = { bed: [OVERLAP_SECONDS * 1000, bed.seconds * 1000, true], wins: places };
  return [
    ...encode(`${folder}/bed`, [overlap(finishedBed(bed))], BED, scratch),
    ...encode(`${folder}/wins`, [track], MONO, scratch),
    writeMap(`sound/${folder}/sprite.json`, map),
  ];
}

function writeMap(path: string, map: SpriteMap | SlotSpriteMap): string {
  writeFileSync(RENDERED + path, `${JSON.stringify(map, null, 1)}\n`);
  return path;
}

function render(): void {
  const scratch = mkdtempSync(join(tmpdir(), 'sound-'));
  rmSync(join(RENDERED, 'sound'), { recursive: true, force: true });
  mkdirSync(join(RENDERED, 'sound'), { recursive: true });
  try {
    note([
      ...renderShared(scratch),
      ...Object.entries(SLOT_SCORES).flatMap(([slug, score]) => renderSlot(slug, score, scratch)),
    ]);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Writes the files into the manifest, whose hash is the version in every address. */
function note(paths: readonly string[]): void {
  const file = join(RENDERED, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const sounds = Object.fromEntries(
    [...paths].sort().map((path) => {
      const content = readFileSync(RENDERED + path);
      process.stdout.write(`${path} ${content.length}\n`);
      return [path, { bytes: content.length, hash: hashOf(content) }];
    }),
  );
  const { files, sources } = manifest;
  const slotSoundSources = Object.fromEntries(
    Object.keys(SLOT_SCORES).map((slug) => [slug, soundSource(slug)]),
  );
  const noted: Manifest = { files, sources, sounds, soundSource: soundSource(), slotSoundSources };
  writeFileSync(file, `${JSON.stringify(noted, null, 1)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) render();
