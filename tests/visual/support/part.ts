import type { Locator } from '@playwright/test';

export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a picture is about, in CSS pixels. It is a place and no element, so that what moves away from it, or into it, is a
 * difference.
 */
export const part = (x: number, y: number, width: number, height: number): Part => ({ x, y, width, height });

/** Of a window; all of it without a part. */
export const clipTo = (shown: Part | undefined) => (shown ? { clip: shown } : {});

/** Of an element that rests, counted from its corner. */
export async function partOf(element: Locator, { x, y, width, height }: Part): Promise<Part> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown`);
  return part(Math.floor(box.x) + x, Math.floor(box.y) + y, width, height);
}
