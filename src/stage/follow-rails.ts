import type { BackSurface } from './back-surface.ts';
import { onRailMove } from './mirror/mirror-store.ts';

/** However many rails move in a frame, they are drawn once. @returns what stops it */
export function followRails(surface: BackSurface, move: (key: string) => boolean): () => void {
  let frame = 0;
  const stop = onRailMove((key) => {
    surface.touch();
    if (!move(key) || frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      surface.painter.drawNow();
    });
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
