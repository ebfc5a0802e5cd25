import type { Box } from '../lobby/layout.ts';

/** How much is made of a moment. */
export type MomentSize = 'small' | 'big' | 'grand';

/** Where the parts of a moment stand, in CSS pixels of its stage. */
export interface MomentLayout {
  readonly width: number;
  readonly height: number;
  /** The title's room; its lettering is set as large as fits. */
  readonly title: Box;
  readonly titlePx: number;
  readonly rule: Box;
  readonly amount: Box;
  readonly amountPx: number;
  /** Around the amount, where it has a plate. */
  readonly plate: Box;
  /** Middle of the light, and how far its rays reach. */
  readonly light: { readonly x: number; readonly y: number; readonly radius: number };
}

/** Sizes on a stage of `REFERENCE`, and how much larger they may become on a larger one. */
const TITLE_PX: Record<MomentSize, number> = { small: 46, big: 72, grand: 92 };
const AMOUNT_PX: Record<MomentSize, number> = { small: 54, big: 74, grand: 86 };
const REFERENCE = { width: 412, height: 760 };
const LARGEST_SCALE = 1.6;
/** Share of the stage's width that lettering may take. */
const ROOM = 0.88;
const WIDEST_STAGE = 1100;
const REACH: Record<MomentSize, number> = { small: 0.32, big: 0.6, grand: 0.85 };
/** Height of the title's room for its size: a small win has one line, the others may have two on a narrow stage. */
const ONE_LINE = 1.25;
const TWO_LINES = 2.1;
/** A plate's size, in heights of its figures. */
const PLATE_EMS = { width: 6.6, height: 1.5 };
/** Above a plate the title is one word, and larger; the rule is left out. */
const PLATED_TITLE = 1.3;
const PLATED_RULE_EMS = 0.16;
/** Length of the rule: a share of the room, and no more than so many heights of the figures. */
const RULE_SHARE = 0.6;
const RULE_EMS = 5;

/**
 * The title above the rule above the amount, together a little above the middle: coins have the foot.
 * @param isPlated whether the amount stands on a plate
 */
export function layoutMoment(
  width: number,
  height: number,
  size: MomentSize,
  isPlated = false,
): MomentLayout {
  const isWide = width > height;
  const byHeight = height / REFERENCE.height;
  const scale = Math.min(
    LARGEST_SCALE,
    isWide ? byHeight * 1.15 : Math.min(width / REFERENCE.width, byHeight),
  );
  const titlePx = Math.round(TITLE_PX[size] * scale * (isPlated ? PLATED_TITLE : 1));
  const amountPx = Math.round(AMOUNT_PX[size] * scale);
  const room = Math.round(Math.min(width * ROOM, WIDEST_STAGE));
  const x = Math.round((width - room) / 2);
  // On a wide stage one line is enough, and two would leave the coins no room.
  const titleHeight = Math.round(titlePx * (isWide || isPlated || size === 'small' ? ONE_LINE : TWO_LINES));
  const ruleHeight = Math.round(isPlated ? amountPx * PLATED_RULE_EMS : 22 * scale);
  const gap = Math.round(8 * scale);
  const amountHeight = Math.round(amountPx * 1.25);
  const whole = titleHeight + ruleHeight + amountHeight + 2 * gap;
  const top = Math.round(Math.max(12, height * 0.42 - whole / 2));
  const ruleWidth = Math.round(Math.min(room * RULE_SHARE, amountPx * RULE_EMS));
  const rule = {
    x: Math.round((width - ruleWidth) / 2),
    y: top + titleHeight + gap,
    width: ruleWidth,
    height: ruleHeight,
  };
  const amount = { x, y: rule.y + ruleHeight + gap, width: room, height: amountHeight };
  const plateWidth = Math.round(Math.min(room, amountPx * PLATE_EMS.width));
  const plateHeight = Math.round(amountPx * PLATE_EMS.height);
  return {
    width,
    height,
    title: { x, y: top, width: room, height: titleHeight },
    titlePx,
    rule,
    amount,
    amountPx,
    plate: {
      x: Math.round((width - plateWidth) / 2),
      y: Math.round(amount.y + amountHeight / 2 - plateHeight / 2),
      width: plateWidth,
      height: plateHeight,
    },
    light: {
      x: Math.round(width / 2),
      y: Math.round(top + whole / 2),
      radius: Math.round(Math.max(width, height) * REACH[size]),
    },
  };
}
