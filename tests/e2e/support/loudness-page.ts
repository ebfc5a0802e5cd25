import { Howler } from 'howler';
import { openHowlerOutput } from '../../../src/platform/sound/howler-output.ts';
import type { SpriteMap } from '../../../src/platform/sound/sound-names.ts';
import type { SoundOutput } from '../../../src/platform/sound/sound-player.ts';

/** What the test finds in the page that this becomes a script of. */
export interface LoudnessPage {
  readonly output: SoundOutput;
  readonly context: AudioContext;
  /** What is heard now: 1 is the sound as it is in its file. */
  measure(): number;
  /** The loudest and the last of so many milliseconds. */
  listen(ms: number): Promise<{ max: number; last: number }>;
  /** Sources of the music that have begun and not been stopped. */
  countSources(): number;
}

const RATE = 48_000;
const SECONDS = 20;
const AMPLITUDE = 0.5;

/** A tone of one loudness, as a file: what a fade does to it is the fade's alone. */
function makeTone(): string {
  const samples = Int16Array.from({ length: RATE * SECONDS }, (_, index) =>
    Math.round(Math.sin((2 * Math.PI * 480 * index) / RATE) * AMPLITUDE * 0x7fff),
  );
  const bytes = samples.byteLength;
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => {
      head.setUint8(at + index, letter.charCodeAt(0));
    });
  text(0, 'RIFF');
  head.setUint32(4, 36 + bytes, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, RATE * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  text(36, 'data');
  head.setUint32(40, bytes, true);
  return URL.createObjectURL(new Blob([head, samples], { type: 'audio/wav' }));
}

let sources = 0;
const { start, stop } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (...args) {
  // The effects are not played here, and Howler's sound that unlocks has no length.
  if ((this.buffer?.duration ?? 0) > 1) sources++;
  start.apply(this, args);
};
AudioBufferSourceNode.prototype.stop = function (...args) {
  if ((this.buffer?.duration ?? 0) > 1) sources--;
  stop.apply(this, args);
};

const tone = `${makeTone()}#.wav`;
const places = { press: [0, 100] } as unknown as SpriteMap['effects'];
const output = await openHowlerOutput({
  effects: [tone],
  places,
  music: { files: [tone], place: [0, SECONDS * 1_000, true] },
});
const context = Howler.ctx;
const analyser = new AnalyserNode(context, { fftSize: 1_024 });
Howler.masterGain.connect(analyser);
const wave = new Float32Array(analyser.fftSize);

function measure(): number {
  if (context.state !== 'running') return 0;
  analyser.getFloatTimeDomainData(wave);
  return Math.max(...wave.map(Math.abs)) / AMPLITUDE;
}

async function listen(ms: number): Promise<{ max: number; last: number }> {
  const until = performance.now() + ms;
  let max = 0;
  let last = 0;
  while (performance.now() < until) {
    last = measure();
    max = Math.max(max, last);
    await new Promise((done) => setTimeout(done, 5));
  }
  return { max, last };
}

const page: LoudnessPage = { output, context, measure, listen, countSources: () => sources };
Object.assign(globalThis, { sound: page });
