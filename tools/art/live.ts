import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../chromium.ts';
import { drawShow } from './live/draw-show.ts';
import { type Frame, writeWebm } from './live/webm.ts';

/**
 * Films the sandbox's show for the live page: `node tools/run.mjs tools/art/live.ts`. Its files are committed, so neither
 * start nor the tests need this.
 */

const FOLDER = fileURLToPath(new URL('../../assets/live/', import.meta.url));
const FILM = { width: 640, height: 360, fps: 20, seconds: 16, keyEvery: 40, bitrate: 82_000 } as const;
const MAX_BYTES = 250_000;
/** The moment of the poster, as a share of the show. */
const POSTER_AT = 0.46;

interface EncodedFrame {
  readonly atMs: number;
  readonly isKey: boolean;
  readonly base64: string;
}

/** In the page: every frame is drawn and encoded, one after the other. */
async function film({
  width,
  height,
  fps,
  seconds,
  keyEvery,
  bitrate,
}: typeof FILM): Promise<EncodedFrame[]> {
  const canvas = new OffscreenCanvas(width, height);
  const ink = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
  const draw = (globalThis as unknown as { drawShow: typeof drawShow }).drawShow;
  const frames: EncodedFrame[] = [];
  const failed: Error[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      frames.push({
        atMs: Math.round(chunk.timestamp / 1_000),
        isKey: chunk.type === 'key',
        base64: btoa(text),
      });
    },
    error: (error) => failed.push(error),
  });
  encoder.configure({
    codec: 'vp09.00.10.08',
    width,
    height,
    framerate: fps,
    bitrate,
    latencyMode: 'quality',
  });
  for (let index = 0; index < fps * seconds; index += 1) {
    draw(ink, width, height, index / (fps * seconds));
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / fps, duration: 1_000_000 / fps });
    encoder.encode(frame, { keyFrame: index % keyEvery === 0 });
    frame.close();
    if (encoder.encodeQueueSize > 8) await new Promise((done) => setTimeout(done, 20));
  }
  await encoder.flush();
  if (failed[0]) throw failed[0];
  return frames;
}

/** In the page: one moment as a lossless image. */
async function photograph({
  width,
  height,
  at,
}: {
  width: number;
  height: number;
  at: number;
}): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  const ink = canvas.getContext('2d') as CanvasRenderingContext2D;
  ink.scale(2, 2);
  (globalThis as unknown as { drawShow: typeof drawShow }).drawShow(ink, width, height, at);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** An encoder is there in a secure context only: a page that this script answers itself. */
async function openStage(page: Page): Promise<void> {
  await page.route('https://stage.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>' }),
  );
  await page.goto('https://stage.example/');
  await page.addScriptTag({ content: `globalThis.drawShow = ${drawShow.toString()}` });
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await openStage(page);
  const encoded = await page.evaluate(film, FILM);
  const frames = encoded.map(
    ({ atMs, isKey, base64 }): Frame => ({ at: atMs, isKey, bytes: Buffer.from(base64, 'base64') }),
  );
  const { width, height, seconds } = FILM;
  const file = writeWebm({ codecId: 'V_VP9', width, height, durationMs: seconds * 1_000, frames });
  if (file.length > MAX_BYTES) throw new Error(`the film has ${file.length} bytes, more than ${MAX_BYTES}`);
  await writeFile(join(FOLDER, 'house.webm'), file);
  const poster = Buffer.from(await page.evaluate(photograph, { width, height, at: POSTER_AT }), 'base64');
  await writeFile(join(FOLDER, 'house.webp'), await sharp(poster).webp({ quality: 80 }).toBuffer());
  console.log(`house.webm: ${frames.length} frames, ${file.length} bytes`);
} finally {
  await browser.close();
}
