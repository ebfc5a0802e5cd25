import { layoutMoment, type MomentLayout, type MomentSize } from '../show/layout.ts';
import type { WinSize } from './content.ts';

const MOMENT_SIZES: Record<WinSize, MomentSize> = {
  none: 'small',
  small: 'small',
  medium: 'big',
  large: 'grand',
};

export const momentSizeOf = (size: WinSize): MomentSize => MOMENT_SIZES[size];

/** Where an award stands, on the canvas as on the page that shows it without one; the two larger ones are jackpots. */
export const layoutAward = (width: number, height: number, size: WinSize): MomentLayout =>
  layoutMoment(width, height, momentSizeOf(size), size === 'medium' || size === 'large');

export interface WheelLayout {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Tip of the pointer, on the wheel's rim. */
  readonly pointerY: number;
  readonly pointerHeight: number;
  /** Of the window. */
  readonly height: number;
  readonly curtainWidth: number;
  readonly valanceHeight: number;
}

/** Height of the bar at the foot of the page. */
const BAR = 30;
/** A window lower than this has less room to give to the wheel. */
const LOW_WINDOW_HEIGHT = 520;

/** The wheel fills a phone beyond its edges, and stands whole on a wide screen. */
export function layoutWheel(width: number, height: number): WheelLayout {
  const isWide = width > height;
  const radius = Math.round(
    isWide
      ? Math.min(height * (height < LOW_WINDOW_HEIGHT ? 0.31 : 0.345), 340)
      : Math.min(width * 0.6, height * 0.31, 380),
  );
  const y = Math.round(
    isWide
      ? Math.min(height - BAR - radius * 1.02, height * 0.62)
      : Math.min(height - radius * 1.24, height * 0.64),
  );
  const pointerHeight = Math.round(radius * 0.24);
  const pointerY = y - radius + Math.round(radius * 0.1);
  const valanceHeight = Math.round(Math.max(46, height * 0.07));
  return {
    x: Math.round(width / 2),
    y,
    radius,
    pointerY,
    pointerHeight,
    height,
    curtainWidth: Math.round(Math.max(width * 0.16, 64)),
    valanceHeight,
  };
}
