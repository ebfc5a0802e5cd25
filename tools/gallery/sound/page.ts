import type { SoundName, WinSound } from '../../../src/platform/sound/sound-names.ts';
import { SAMPLE_RATE, type Track } from '../../art/sound/voices.ts';
import { integratedLufs, momentaryLufs } from './loudness.ts';
import type { Audibility } from './masking.ts';
import { MAX_TRUE_PEAK_DB, MIN_MARGIN_DB, type MomentName, SOUND_MOMENTS } from './moments.ts';
import { colourOf, toDb } from './spectrum.ts';
import { WHEN_LOOP_PLAYED, WHEN_PLAYED } from './when-played.ts';

export interface SoundRow {
  readonly name: SoundName | 'lobby';
  readonly channels: readonly Track[];
}

/** A bed or a win of a slot. */
export interface SlotSoundRow {
  readonly slug: string;
  readonly name: WinSound | 'bed';
  readonly track: Track;
}

export interface MomentRow {
  readonly name: MomentName;
  readonly audibility: readonly Audibility[];
  readonly seconds: number;
  readonly truePeakDb: number;
  readonly lufs: number;
}

/** Below this BS.1770 has no gated loudness. */
const GATED_FROM_SECONDS = 0.4;
/** Nothing else sounds: the figure says no more than that. */
const ALONE_DB = 60;

const HEAD = `# Sounds

Waveform (above, to its own peak) and spectrogram (40 Hz to 16 kHz) of every sound that the product plays, and of the mixes in
which they meet. Written by \`npm run gallery -- sound\` from the scores in \`tools/art/sound\`; it needs ffmpeg, as
\`tools/art/sound.ts\` does. How they sound after the codec is measured by \`npm run bench -- sound\`
([figures.md](../figures.md#sounds)).
`;

const TABLE_HEAD = `
## Figures

Peak: highest sample. Loudness: ITU-R BS.1770-4, integrated with both gates; an asterisk marks a sound that is shorter than one
block of 400 ms, which has its momentary value, without gates, and filled up with silence. Effects have one channel, and are
measured as both loudspeakers play it. Centroid: of the power between 40 Hz and 16 kHz. Main band: the third octave with the
most power, and its share.

| sound | length | peak | loudness | centroid | main band | played when |
|---|---|---|---|---|---|---|
`;

const hertz = (value: number): string =>
  value < 1_000 ? `${Math.round(value)} Hz` : `${(value / 1_000).toFixed(1)} kHz`;

function soundLine({ name, channels }: SoundRow): string {
  const when = name === 'lobby' ? WHEN_LOOP_PLAYED : WHEN_PLAYED[name];
  return lineOf([`[${name}](${name}.mp3)`, ...figuresOf(channels), when]);
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function figuresOf(channels: readonly Track[]): string[] {
  const [first = new Float64Array()] = channels;
  const seconds = first.length / SAMPLE_RATE;
  const peak = Math.max(
    ...channels.map((track) => track.reduce((most, value) => Math.max(most, Math.abs(value)), 0)),
  );
  const isGated = seconds >= GATED_FROM_SECONDS;
  const lufs = isGated ? integratedLufs(channels) : momentaryLufs(channels);
  const { centroidHz, mainHz, mainShare } = colourOf(channels);
  return [
    `${seconds.toFixed(2)} s`,
    `${toDb(peak ** 2).toFixed(1)} dBFS`,
    `${lufs.toFixed(1)} LUFS${isGated ? '' : ' *'}`,
    hertz(centroidHz),
    `${hertz(mainHz)}, ${Math.round(mainShare * 100)} %`,
  ];
}

const SLOTS_HEAD = `
## Slots

Music and wins of slots that have their own, from \`tools/art/sound/slots\`. A bed is as loud as the lobby's loop and plays at the same
0.55 of the effects while the game is open, sound and *Music* are on; it lies 10 dB lower while a win sounds. A slot without wins of its
own plays those above. A test holds each slot to 140 kB, its loop to no click and its melody to be no other slot's.

| slot | sound | length | peak | loudness | centroid | main band |
|---|---|---|---|---|---|---|
`;

function slotLine({ slug, name, track }: SlotSoundRow): string {
  const file = `../../assets/rendered/sound/slots/${slug}/${name === 'bed' ? 'bed' : 'wins'}.mp3`;
  // One channel is played on both loudspeakers.
  return lineOf([slug, `[${name}](${file})`, ...figuresOf([track, track])]);
}

const MOMENTS_HEAD = `
## Moments

What the scenes play in five moments (\`tools/gallery/sound/moments\`, which a test compares with the scenes), mixed at full
volume. Margin: in the first 80 ms of a cue from where it has become loud, by how much one of its own bands (of the 24 Bark
bands, in frames of 20 ms) stands above the sum of everything else; at least ${MIN_MARGIN_DB} dB. The loop counts at the most that it
ever has in each band, as it may stand anywhere. True peak: at most ${MAX_TRUE_PEAK_DB} dBTP.

| moment | length | loudness | true peak | smallest margin of each sound |
|---|---|---|---|---|
`;

function momentLine({ name, audibility, seconds, truePeakDb, lufs }: MomentRow): string {
  const least = new Map<SoundName, number>();
  for (const { stem, marginDb } of audibility)
    least.set(stem.name, Math.min(marginDb, least.get(stem.name) ?? Number.POSITIVE_INFINITY));
  const margins = [...least].map(
    ([sound, margin]) => `${sound} ${margin > ALONE_DB ? 'alone' : `${margin.toFixed(1)} dB`}`,
  );
  const cells = [
    `[${name}](${name}.mp3)`,
    `${seconds.toFixed(1)} s`,
    `${lufs.toFixed(1)} LUFS`,
    `${truePeakDb.toFixed(1)} dBTP`,
    margins.join(', '),
  ];
  return lineOf(cells);
}

const renderFigure = (name: string, about: string): string =>
  `\n### ${name}\n\n<img src="${name}.webp" width="640" alt="${about}">\n`;

export function pageOf(
  sounds: readonly SoundRow[],
  slots: readonly SlotSoundRow[],
  moments: readonly MomentRow[],
): string {
  return [
    HEAD,
    TABLE_HEAD,
    `${sounds.map(soundLine).join('\n')}\n`,
    SLOTS_HEAD,
    `${slots.map(slotLine).join('\n')}\n`,
    MOMENTS_HEAD,
    `${moments.map(momentLine).join('\n')}\n`,
    '\n## Sheets\n',
    ...sounds.map(({ name }) => renderFigure(name, `Waveform and spectrogram of ${name}`)),
    ...moments.map(({ name }) => renderFigure(name, SOUND_MOMENTS[name].about)),
  ].join('');
}
