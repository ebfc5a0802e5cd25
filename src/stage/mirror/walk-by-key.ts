import type { KeyboardEvent } from 'react';

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrows walk from level to level; the focus brings its level to the front. */
export function walkByKey(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const levels = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-level]')];
  const index = levels.indexOf(document.activeElement as HTMLElement);
  if (!move || index < 0) return;
  event.preventDefault();
  levels[Math.min(levels.length - 1, Math.max(0, move(index, levels.length)))]?.focus({
    preventScroll: true,
  });
}
