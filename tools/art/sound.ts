import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  SOUND_NAMES,
  type SoundName,
  type SpriteMap,
  type SpriteRange,
} from '../../src/platform/sound/sound-names.ts';
import { hashOf, type Manifest } from './render.ts';
import { EFFECTS, playEffect } from './sound/effects.ts';
import { fadeEnds, setLoudness } from './sound/level.ts';
import { LOOP_SECONDS, playLobbyLoop } from './sound/lobby-loop.ts';
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

/** Changes with the scores, the instruments or the encoder settings. */
export function soundSource(): string {
  const folder = fileURLToPath(new URL('sound/', import.meta.url));
  const files = [
    ...readdirSync(folder)
      .sort()
      .map((name) => join(folder, name)),
    fileURLToPath(import.meta.url),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 16);
}

/** One effect as the sprite has it. */
export function finishedEffect(name: SoundName): Track {
  const { loudDb } = EFFECTS[name];
  const [track] = setLoudness([playEffect(EFFECTS[name])], loudDb);
  return fadeEnds(track as Track);
}

/** The lobby's loop, one period of both channels. */
export const finishedLoop = (): readonly Track[] => setLoudness(playLobbyLoop(), LOOP_LOUD_DB);

function joinEffects(): { track: Track; places: SpriteMap['effects'] } {
  const pieces = SOUND_NAMES.map((name) => ({ name, track: finishedEffect(name) }));
  const gap = Math.round(GAP_SECONDS * SAMPLE_RATE);
  const whole = new Float64Array(pieces.reduce((sum, { track }) => sum + track.length + gap, gap));
  const places: Partial<Record<(typeof SOUND_NAMES)[number], SpriteRange>> = {};
  let from = gap;
  for (const { name, track } of pieces) {
    whole.set(track, from);
    places[name] = [toMs(from) - LEAD_MS, toMs(track.length) + LEAD_MS + TAIL_MS];
    from += track.length + gap;
  }
  return { track: whole, places: places as SpriteMap['effects'] };
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
  const wave = join(scratch, `${name}.wav`);
  writeFileSync(wave, waveFile(tracks));
  return encodings.map(({ extension, options }) => {
    const path = `sound/${name}.${extension}`;
    encodeFile(wave, options, RENDERED + path);
    return path;
  });
}

function render(): void {
  const scratch = mkdtempSync(join(tmpdir(), 'sound-'));
  mkdirSync(join(RENDERED, 'sound'), { recursive: true });
  try {
    const { track, places } = joinEffects();
    const loop = finishedLoop().map(overlap);
    const map: SpriteMap = {
      effects: places,
      loop: { lobby: [OVERLAP_SECONDS * 1000, LOOP_SECONDS * 1000, true] },
    };
    writeFileSync(join(RENDERED, 'sound/sprite.json'), `${JSON.stringify(map, null, 1)}\n`);
    const paths = [
      ...encode('effects', [track], MONO, scratch),
      ...encode('lobby', loop, STEREO, scratch),
      'sound/sprite.json',
    ];
    note(paths);
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
  writeFileSync(file, `${JSON.stringify({ files, sources, sounds, soundSource: soundSource() }, null, 1)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) render();
