import type { Area } from './steps.ts';

/**
 * What a stop points at: the mirror's element where the canvas draws, or a bar's own. Of several the one that is
 * on show; null when none is.
 */
export function findTarget(name: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-guide="${name}"]`);
  return [...found].find((element) => measureTarget(element).width > 0) ?? null;
}

/** In pixels of the window. A section of the mirror has no size of its own: its parts lie at the layout's boxes. */
export function measureTarget(element: HTMLElement): Area {
  const own = element.getBoundingClientRect();
  if (own.width > 0 && own.height > 0) return areaOf(own.left, own.top, own.right, own.bottom);
  const parts = [...element.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  if (parts.length === 0) return areaOf(0, 0, 0, 0);
  return areaOf(
    Math.min(...parts.map(({ left }) => left)),
    Math.min(...parts.map(({ top }) => top)),
    Math.max(...parts.map(({ right }) => right)),
    Math.max(...parts.map(({ bottom }) => bottom)),
  );
}

const areaOf = (left: number, top: number, right: number, bottom: number): Area => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});

/** Brings a target that lies below or above the screen into its upper half; fixed bars never move. */
export function showTarget(element: HTMLElement, prefersReducedMotion: boolean): void {
  const { y, height } = measureTarget(element);
  const room = window.innerHeight;
  const isInSight = y >= 70 && y + Math.min(height, room * 0.5) <= room * 0.62;
  const isFixed = element.closest('[data-lobby]') === null;
  if (isInSight || isFixed) return;
  const top = window.scrollY + y - Math.max(84, room * 0.16);
  window.scrollTo({ top: Math.max(0, top), behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}
