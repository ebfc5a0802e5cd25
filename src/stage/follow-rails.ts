import type { BackSurface } from './back-surface.ts';
import { onRailMove } from './mirror/mirror-store.ts';

/**
 * Draws rails as they move.
 * @param move false for a rail that is not on the stage
 * @returns what stops it
 */
export const followRails = (surface: BackSurface, move: (key: string) => boolean): (() => void) =>
  onRailMove((key) => {
    surface.touch();
    if (move(key)) surface.drawTouched();
  });
