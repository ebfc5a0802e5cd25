import type { Box } from '../lobby/layout.ts';

/** Where the parts of the machine stand, in CSS pixels of its place. */
export interface LotteryStage {
  readonly width: number;
  readonly height: number;
  /** How much larger than the reference it is. */
  readonly scale: number;
  /** The outer frame, and the window that the drums are seen in. */
  readonly frame: Box;
  readonly window: Box;
  /** From the first digit on. */
  readonly drums: readonly Box[];
  readonly bulbs: readonly { readonly x: number; readonly y: number }[];
  readonly bulb: number;
}

/** The place that everything is measured on. */
export const LOTTERY_REFERENCE_WIDTH = 360;
const HEIGHT = 228;
/** Height for a place's width. */
export const LOTTERY_RATIO = HEIGHT / LOTTERY_REFERENCE_WIDTH;
const FRAME = { x: 10, y: 48, width: 340, height: 160 };
const WINDOW = { x: 34, y: 70, width: 292, height: 116 };
const DRUM_HEIGHT = 104;
const WIDEST_DRUM = 64;
const GAP = 8;
const BULBS_ACROSS = 17;
const BULBS_DOWN = 5;
const BULB_INSET = 11;
const BULB = 3.4;

/** Everything in proportion, so that the page can lay the same images by shares of the place. */
export function layoutLottery(width: number, digits: number): LotteryStage {
  const scale = width / LOTTERY_REFERENCE_WIDTH;
  const scaled = ({ x, y, width: wide, height }: Box): Box => ({
    x: x * scale,
    y: y * scale,
    width: wide * scale,
    height: height * scale,
  });
  const drumWidth = Math.min(WIDEST_DRUM, (WINDOW.width - GAP * (digits + 1)) / digits);
  const whole = drumWidth * digits + GAP * (digits - 1);
  const left = WINDOW.x + (WINDOW.width - whole) / 2;
  const top = WINDOW.y + (WINDOW.height - DRUM_HEIGHT) / 2;
  return {
    width,
    height: HEIGHT * scale,
    scale,
    frame: scaled(FRAME),
    window: scaled(WINDOW),
    drums: Array.from({ length: digits }, (_, index) =>
      scaled({ x: left + index * (drumWidth + GAP), y: top, width: drumWidth, height: DRUM_HEIGHT }),
    ),
    bulbs: bulbsAround(FRAME).map(({ x, y }) => ({ x: x * scale, y: y * scale })),
    bulb: BULB * scale,
  };
}

/** Along the frame, clockwise from its upper left corner. */
function bulbsAround({ x, y, width, height }: Box): { x: number; y: number }[] {
  const [left, top] = [x + BULB_INSET, y + BULB_INSET];
  const [wide, high] = [width - BULB_INSET * 2, height - BULB_INSET * 2];
  const across = (at: number) => left + ((at + 1) * wide) / (BULBS_ACROSS + 1);
  const down = (at: number) => top + ((at + 1) * high) / (BULBS_DOWN + 1);
  const row = Array.from({ length: BULBS_ACROSS }, (_, at) => at);
  const column = Array.from({ length: BULBS_DOWN }, (_, at) => at);
  return [
    ...row.map((at) => ({ x: across(at), y: top })),
    ...column.map((at) => ({ x: left + wide, y: down(at) })),
    ...row.map((at) => ({ x: across(BULBS_ACROSS - 1 - at), y: top + high })),
    ...column.map((at) => ({ x: left, y: down(BULBS_DOWN - 1 - at) })),
  ];
}
