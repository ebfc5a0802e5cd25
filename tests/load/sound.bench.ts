import fs from 'node:fs';
import { chromium, type Page } from 'playwright';
import {
  type SlotSpriteMap,
  SOUND_NAMES,
  type SoundName,
  type SpriteMap,
  type SpriteRange,
  WIN_SOUNDS,
} from '../../src/platform/sound/sound-names.ts';
import { EFFECTS, type Effect } from '../../tools/art/sound/effects.ts';
import { SLOT_SCORES } from '../../tools/art/sound/slots/all-scores.ts';
import { PLAIN } from '../e2e/support/browser.ts';
import type { Bench, Figure } from './bench.ts';
import {
  constantShare,
  differenceDb,
  edge,
  loudDb,
  peakDb,
  type Samples,
  seamStep,
} from './sound-measures.ts';

const FOLDER = 'assets/rendered/sound';
const FORMATS = ['webm', 'mp3'] as const;
/** Decoders add a little at their peaks; above this a loudspeaker may clip. */
const PEAK_DB = -1;
/** Maximum change of a short sound's loudness by a codec. */
const LOUD_SPREAD_DB = 2.5;
/** A hundredth of full scale: below what is heard as a click beside the sound itself. */
const EDGE = 0.01;
/** Length by which the loop's file repeats its own beginning after its end. */
const OVERLAP_MS = 200;

interface Decoded {
  readonly sampleRate: number;
  readonly channels: readonly Samples[];
}

/** Measures the files as a browser decodes them, so that clipping, clicks and jumps are found without listening. */
export const bench: Bench = {
  name: 'decoded sounds',
  async run() {
    const map = JSON.parse(fs.readFileSync(`${FOLDER}/sprite.json`, 'utf8')) as SpriteMap;
    const browser = await chromium.launch(PLAIN);
    try {
      const page = await browser.newPage();
      const figures: Figure[] = [];
      for (const format of FORMATS) {
        const effects = await decode(page, `effects.${format}`);
        figures.push(
          ...measureEffects(effects, { names: SOUND_NAMES, places: map.effects, scores: EFFECTS }, format),
        );
        figures.push(...measureLoop(await decode(page, `lobby.${format}`), map.loop.lobby, format));
        for (const [slug, { wins }] of Object.entries(SLOT_SCORES)) {
          const folder = `slots/${slug}`;
          const own = JSON.parse(fs.readFileSync(`${FOLDER}/${folder}/sprite.json`, 'utf8')) as SlotSpriteMap;
          const decoded = await decode(page, `${folder}/wins.${format}`);
          const label = `${slug}, ${format}`;
          figures.push(
            ...measureEffects(decoded, { names: WIN_SOUNDS, places: own.wins, scores: wins }, label),
          );
          figures.push(...measureLoop(await decode(page, `${folder}/bed.${format}`), own.bed, label));
        }
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};

async function decode(page: Page, file: string): Promise<Decoded> {
  const content = fs.readFileSync(`${FOLDER}/${file}`).toString('base64');
  const decoded = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const context = new OfflineAudioContext(2, 1, 48_000);
    const { sampleRate, numberOfChannels, ...buffer } = await context
      .decodeAudioData(bytes.buffer)
      .then((audio) => ({
        sampleRate: audio.sampleRate,
        numberOfChannels: audio.numberOfChannels,
        read: (at: number) => audio.getChannelData(at),
      }));
    const toText = (samples: Float32Array) => {
      const raw = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
      let out = '';
      // A function call accepts a limited number of arguments.
      for (let from = 0; from < raw.length; from += 8_192)
        out += String.fromCharCode(...raw.subarray(from, from + 8_192));
      return btoa(out);
    };
    return {
      sampleRate,
      channels: Array.from({ length: numberOfChannels }, (_, at) => toText(buffer.read(at))),
    };
  }, content);
  const channels = decoded.channels.map((text) => {
    const bytes = Buffer.from(text, 'base64');
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  return { sampleRate: decoded.sampleRate, channels };
}

const part = (samples: Samples, sampleRate: number, fromMs: number, lastsMs: number) =>
  samples.slice(
    Math.round((fromMs * sampleRate) / 1000),
    Math.round(((fromMs + lastsMs) * sampleRate) / 1000),
  );

interface Sprite<Name extends SoundName> {
  readonly names: readonly Name[];
  readonly places: Readonly<Record<Name, SpriteRange>>;
  readonly scores: Readonly<Record<Name, Effect>>;
}

function measureEffects<Name extends SoundName>(
  { sampleRate, channels }: Decoded,
  { names, places, scores }: Sprite<Name>,
  format: string,
): Figure[] {
  const whole = channels[0] ?? new Float32Array();
  const rows = names.map((name) => {
    const [fromMs, lastsMs] = places[name];
    const own = part(whole, sampleRate, fromMs, lastsMs);
    return {
      name,
      missingMs: Math.max(0, scores[name].seconds * 1000 - (own.length / sampleRate) * 1000),
      peak: peakDb(own),
      loudOff: Math.abs(loudDb(own, sampleRate) - scores[name].loudDb),
      constant: constantShare(own),
      edge: edge(own, sampleRate),
    };
  });
  const worst = (pick: (row: (typeof rows)[number]) => number) =>
    rows.reduce((most, row) => (pick(row) > pick(most) ? row : most));
  const toFigure = (
    what: string,
    pick: (row: (typeof rows)[number]) => number,
    unit: string,
    atMost: number,
  ) => {
    const row = worst(pick);
    return { name: `${format}: ${what} (${row.name})`, value: pick(row), unit, limit: { atMost } };
  };
  return [
    toFigure('missing length', (row) => row.missingMs, 'ms', 1),
    toFigure('highest peak', (row) => row.peak, 'dBFS', PEAK_DB),
    toFigure('largest deviation from its loudness', (row) => row.loudOff, 'dB', LOUD_SPREAD_DB),
    toFigure('constant offset', (row) => row.constant, '', 0.003),
    toFigure('loudest edge', (row) => row.edge, '', EDGE),
    {
      name: `${format}: quietest sound`,
      value: Math.min(...names.map((name) => loudOf(name))),
      unit: 'dBFS',
      limit: { atLeast: -42 },
    },
  ];

  function loudOf(name: Name): number {
    const [fromMs, lastsMs] = places[name];
    return loudDb(part(whole, sampleRate, fromMs, lastsMs), sampleRate);
  }
}

function measureLoop(
  { sampleRate, channels }: Decoded,
  [fromMs, lastsMs]: SpriteRange,
  format: string,
): Figure[] {
  const loops = channels.map((channel) => part(channel, sampleRate, fromMs, lastsMs));
  const most = (pick: (samples: Samples) => number) => Math.max(...loops.map(pick));
  const repeats = channels.map((channel) =>
    differenceDb(
      part(channel, sampleRate, fromMs, OVERLAP_MS),
      part(channel, sampleRate, fromMs + lastsMs, OVERLAP_MS),
    ),
  );
  return [
    { name: `${format}: loop’s highest peak`, value: most(peakDb), unit: 'dBFS', limit: { atMost: PEAK_DB } },
    {
      name: `${format}: constant offset of the loop`,
      value: most(constantShare),
      unit: '',
      limit: { atMost: 0.003 },
    },
    {
      name: `${format}: step at the loop’s seam, relative to usual steps`,
      value: most(seamStep),
      unit: '',
      limit: { atMost: 4 },
    },
    {
      name: `${format}: difference of the loop’s beginning and its repetition`,
      value: Math.max(...repeats),
      unit: 'dB',
      limit: { atMost: -12 },
    },
  ];
}
