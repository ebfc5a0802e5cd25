import sharp from 'sharp';
import { SAMPLE_RATE, type Track } from '../../art/sound/voices.ts';
import { eachDot, GLYPH } from './glyphs.ts';
import { COLOUR_RANGE, HERTZ, logSpectrogram } from './spectrogram.ts';
import { toDb } from './spectrum.ts';

/** The picture of a sound: its waveform, and below it its spectrogram on a logarithmic scale. Pixels. */
const SIZE = { width: 640, height: 360 } as const;
const LEFT = 62;
const RIGHT = 78;
const WAVE = { top: 12, height: 84 } as const;
const SPECTRUM = { top: 112, height: 216 } as const;
const PLOT = SIZE.width - LEFT - RIGHT;
const TIME_STEPS = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5] as const;
const MAX_TIMES = 6;
const HERTZ_MARKS = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;
const BAR = { left: SIZE.width - RIGHT + 14, width: 12 } as const;

type Rgb = readonly [number, number, number];

const GROUND: Rgb = [19, 13, 18];
const INK: Rgb = [232, 219, 196];
const LINE: Rgb = [92, 76, 84];
const WAVE_INK: Rgb = [233, 191, 106];
/** From silence to loud. */
const RAMP: readonly Rgb[] = [
  [19, 13, 18],
  [58, 18, 58],
  [138, 24, 60],
  [214, 84, 40],
  [248, 190, 84],
  [255, 250, 224],
];

class Picture {
  readonly pixels = Buffer.alloc(SIZE.width * SIZE.height * 3);

  constructor() {
    this.fill(0, 0, SIZE.width, SIZE.height, GROUND);
  }

  dot(x: number, y: number, [red, green, blue]: Rgb): void {
    const at = (y * SIZE.width + x) * 3;
    this.pixels[at] = red;
    this.pixels[at + 1] = green;
    this.pixels[at + 2] = blue;
  }

  fill(left: number, top: number, width: number, height: number, colour: Rgb): void {
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) this.dot(x, y, colour);
  }

  /** @param end where the text ends, if it is to end there, and not begin at `x` */
  write(text: string, x: number, middle: number, end: 'begin' | 'end' | 'middle' = 'begin'): void {
    const width = text.length * GLYPH.width - 1;
    const left = Math.round(x - (end === 'begin' ? 0 : end === 'end' ? width : width / 2));
    const top = Math.round(middle - GLYPH.height / 2);
    eachDot(text, (dx, dy) => this.dot(left + dx, top + dy, INK));
  }
}

/** @param share 0 is silence, 1 loud */
function colourOf(share: number): Rgb {
  const place = Math.min(Math.max(share, 0), 1) * (RAMP.length - 1);
  const from = Math.min(Math.floor(place), RAMP.length - 2);
  const [low = GROUND, high = GROUND] = [RAMP[from], RAMP[from + 1]];
  const mixed = (channel: 0 | 1 | 2) =>
    Math.round(low[channel] + (high[channel] - low[channel]) * (place - from));
  return [mixed(0), mixed(1), mixed(2)];
}

const hertzText = (hertz: number) => (hertz < 1_000 ? `${hertz} Hz` : `${hertz / 1_000} kHz`);

function drawWave(picture: Picture, track: Track): void {
  const middle = WAVE.top + WAVE.height / 2;
  const peak = track.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  picture.fill(LEFT, middle, PLOT, 1, LINE);
  for (let x = 0; x < PLOT; x += 1) {
    const part = track.subarray(
      Math.floor((x * track.length) / PLOT),
      Math.max(Math.floor(((x + 1) * track.length) / PLOT), 1 + Math.floor((x * track.length) / PLOT)),
    );
    const y = (value: number) => Math.round(middle - (value / peak) * (WAVE.height / 2));
    const top = y(part.reduce((most, value) => Math.max(most, value), -1));
    const bottom = y(part.reduce((least, value) => Math.min(least, value), 1));
    picture.fill(LEFT + x, top, 1, bottom - top + 1, WAVE_INK);
  }
  picture.write(toDb(peak ** 2).toFixed(1), LEFT - 6, WAVE.top + 4, 'end');
  picture.write('dBFS', LEFT - 6, WAVE.top + 16, 'end');
}

function drawSpectrum(picture: Picture, track: Track): void {
  const { top, height } = SPECTRUM;
  const shares = logSpectrogram(track, PLOT, height);
  for (let x = 0; x < PLOT; x += 1)
    for (let y = 0; y < height; y += 1) picture.dot(LEFT + x, top + y, colourOf(shares[x * height + y] ?? 0));
  for (const hertz of HERTZ_MARKS) {
    const share = Math.log(hertz / HERTZ.from) / Math.log(HERTZ.to / HERTZ.from);
    const y = Math.round(top + height - 1 - share * (height - 1));
    picture.fill(LEFT - 4, y, 4, 1, INK);
    picture.write(hertzText(hertz), LEFT - 7, y, 'end');
  }
}

function drawTimes(picture: Picture, seconds: number): void {
  const step = TIME_STEPS.find((wide) => seconds / wide <= MAX_TIMES) ?? TIME_STEPS.at(-1) ?? 5;
  const bottom = SPECTRUM.top + SPECTRUM.height;
  for (let index = 0; index * step <= seconds; index += 1) {
    const x = LEFT + Math.round(((index * step) / seconds) * (PLOT - 1));
    picture.fill(x, bottom, 1, 4, INK);
    picture.write(`${Number((index * step).toFixed(2))} s`, x, bottom + 12, 'middle');
  }
}

function drawScale(picture: Picture): void {
  const { top, height } = SPECTRUM;
  for (let y = 0; y < height; y += 1)
    picture.fill(BAR.left, top + y, BAR.width, 1, colourOf(1 - y / (height - 1)));
  const { fromDb, toDb: high } = COLOUR_RANGE;
  for (let db = high; db >= fromDb; db -= 20) {
    const y = Math.round(top + ((high - db) / (high - fromDb)) * (height - 1));
    picture.write(`${db} dB`, BAR.left + BAR.width + 5, y);
  }
}

/** The sheet of a sound as a WebP file. */
export function drawSheet(track: Track): Promise<Buffer> {
  const picture = new Picture();
  drawWave(picture, track);
  drawSpectrum(picture, track);
  drawTimes(picture, track.length / SAMPLE_RATE);
  drawScale(picture);
  return sharp(picture.pixels, { raw: { ...SIZE, channels: 3 } })
    .webp({ quality: 76, effort: 6, smartSubsample: true })
    .toBuffer();
}
