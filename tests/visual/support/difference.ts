import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';

/** How a difference is marked in the picture that Playwright makes of two; what is the same is grey. */
const isMarked = (red: number, green: number, blue: number): boolean =>
  red > 200 && Math.min(green, blue) < 80 && red - blue > 100;

/** Marks nearer than this belong to one place. CSS pixels. */
const APART = 24;

interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

const isNear = (place: Place, x: number, y: number): boolean =>
  x >= place.left - APART && x <= place.right + APART && y >= place.top - APART && y <= place.bottom + APART;

/** Where a difference picture is marked: one line for each place, as `x 297–308, y 834–846: 27`. */
export async function describeMarks(file: string): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const places: Place[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    if (!isMarked(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
    const x = (at / info.channels) % info.width;
    const y = Math.floor(at / info.channels / info.width);
    const place = places.find((one) => isNear(one, x, y));
    if (!place) places.push({ left: x, top: y, right: x, bottom: y, pixels: 1 });
    else {
      place.left = Math.min(place.left, x);
      place.right = Math.max(place.right, x);
      place.bottom = y;
      place.pixels += 1;
    }
  }
  return places.map(
    ({ left, top, right, bottom, pixels }) => `x ${left}–${right}, y ${top}–${bottom}: ${pixels}`,
  );
}

/** Says where a failed screenshot differs, for who has the run's text and not its pictures. */
export async function noteDifferences({ attachments, annotations }: TestInfo): Promise<void> {
  for (const { name, path } of attachments)
    if (name.endsWith('-diff.png') && path)
      annotations.push({
        type: 'difference',
        description: `${name} ${(await describeMarks(path)).slice(0, 8).join('; ')}`,
      });
}
