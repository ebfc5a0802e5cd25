import type { Container } from 'pixi.js';
import type { Pen } from './brush.ts';
import type { SlotLayout } from './slot-layout.ts';

export type BoardTone = 'quiet' | 'lit';

/** Lights of the frame, like bulbs. At rest they stand in phase 0; a chase counts the phase up. */
export interface MachineLights {
  readonly view: Container;
  resize(layout: SlotLayout, pixelRatio: number): void;
  light(phase: number): void;
  free(): void;
}

/** What makes a machine look like its game. Everything is painted once a size, never a frame. */
export interface MachineSkin {
  layOut(width: number, height: number): SlotLayout;
  /** Everything behind the symbols, on the whole canvas, reel beds included. */
  paintGround(pen: Pen, layout: SlotLayout): void;
  /** The same while a feature runs; a game without one has none. */
  paintFeatureGround?(pen: Pen, layout: SlotLayout): void;
  /** What lies over the symbols, like the drum's shade. */
  paintGlass(pen: Pen, layout: SlotLayout): void;
  /** Frame, sign and board. */
  paintFront(pen: Pen, layout: SlotLayout, title: string): void;
  makeLights(): MachineLights;
  /** Colours of the board's text. */
  readonly boardInk: Readonly<Record<BoardTone, string>>;
  readonly displayFace: readonly string[];
  readonly banner: BannerColours;
  /** Colours of the marks of wins, one a line, so that crossing lines can be told apart; the first is for no line. */
  readonly lineInks: readonly string[];
  /** How much the symbols without a part in a win stay seen, 0 to 1. */
  readonly shade: number;
}

interface BannerColours {
  readonly veil: string;
  readonly veilStrength: number;
  readonly text: string;
  readonly stroke: string;
  /** Rays behind a celebrated win. With their opacity. */
  readonly rays: string;
}
