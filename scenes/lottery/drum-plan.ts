export const DIGITS = 10;
/** Degrees between two digits on the drum: three are in sight. */
const STEP_DEGREES = 62;
/** Seconds of the first drum, and how much later each next one rests. */
const FIRST_SECONDS = 1.9;
const NEXT_SECONDS = 0.62;
const FIRST_TURNS = 3;

export interface DrumRun {
  /** Digits that have passed, counted from 0: their rest by ten is the digit in front. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

/** From where a drum stands to a digit, some turns on; each drum rests after the one before it. */
export function planDrum(index: number, from: number, digit: number): DrumRun {
  const ahead = (((digit - from) % DIGITS) + DIGITS) % DIGITS;
  return {
    from,
    to: from + ahead + (FIRST_TURNS + index) * DIGITS,
    seconds: FIRST_SECONDS + index * NEXT_SECONDS,
  };
}

/** Fast at first, and to rest without a jerk. */
export function drumAt({ from, to, seconds }: DrumRun, elapsed: number): number {
  const left = 1 - Math.min(1, Math.max(0, elapsed / seconds));
  return from + (to - from) * (1 - left ** 3);
}

export interface SeenDigit {
  readonly digit: number;
  /** From the middle of the drum, in halves of its height. */
  readonly y: number;
  /** The digit's height, as a share of its height at the front of the drum. */
  readonly scale: number;
}

/** The digits in sight of a drum that has turned so far, from above. */
export function seenDigits(turned: number): SeenDigit[] {
  const front = Math.round(turned);
  return [front - 1, front, front + 1].map((place) => {
    const angle = ((turned - place) * STEP_DEGREES * Math.PI) / 180;
    return {
      digit: ((place % DIGITS) + DIGITS) % DIGITS,
      y: Math.sin(angle),
      scale: Math.max(0, Math.cos(angle)),
    };
  });
}
