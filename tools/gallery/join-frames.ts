import sharp from 'sharp';
import type { Size } from './scene.ts';

/** Of a frame, and how many stand in a row. */
const TILES = { phone: { width: 206, columns: 6 }, desktop: { width: 426, columns: 4 } };
const GAP = 4;
const QUALITY = 68;

/** Screenshots of one window in rows, as one WebP picture. */
export async function joinFrames(
  frames: readonly Buffer[],
  [windowWidth, windowHeight]: Size,
): Promise<Buffer> {
  const { width, columns } = windowWidth < windowHeight ? TILES.phone : TILES.desktop;
  const height = Math.round((width * windowHeight) / windowWidth);
  const tiles = await Promise.all(frames.map((frame) => sharp(frame).resize({ width, height }).toBuffer()));
  const lengthOf = (count: number, side: number) => count * (side + GAP) - GAP;
  const size = {
    width: lengthOf(columns, width),
    height: lengthOf(Math.ceil(tiles.length / columns), height),
  };
  return sharp({ create: { ...size, channels: 3, background: '#0E0B14' } })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % columns) * (width + GAP),
        top: Math.floor(index / columns) * (height + GAP),
      })),
    )
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}
