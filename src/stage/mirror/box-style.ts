import type { CSSProperties } from 'react';
import type { Box } from '../../../scenes/lobby/layout.ts';

/** Lays an element at a box, seen from `origin`. */
export function boxStyle(box: Box, origin: { x: number; y: number } = { x: 0, y: 0 }): CSSProperties {
  return { left: box.x - origin.x, top: box.y - origin.y, width: box.width, height: box.height };
}

/** An image as an element's background; nothing while it is loading. */
export function backgroundStyle(address: string | undefined): CSSProperties {
  return address === undefined ? {} : { backgroundImage: `url("${address}")` };
}
