interface TitleLines {
  readonly lines: readonly string[];
  readonly sizePx: number;
}

/** Height of a line for its size. */
export const LINE_EMS = 1.02;
/** A second line must make the lettering this much larger to be worth it. */
const WORTH = 1.15;

/**
 * A title in one line, or in two where it becomes clearly larger by that.
 * @param widthOf width of text at a size of one pixel
 */
export function breakTitle(
  text: string,
  room: { readonly width: number; readonly height: number; readonly largestPx: number },
  widthOf: (words: string) => number,
): TitleLines {
  const set = (lines: readonly string[]): TitleLines => {
    const widest = Math.max(...lines.map(widthOf), Number.EPSILON);
    const byHeight = room.height / (lines.length * LINE_EMS);
    return { lines, sizePx: Math.min(room.largestPx, room.width / widest, byHeight) };
  };
  const words = text.split(' ').filter((word) => word !== '');
  let best = set([words.join(' ')]);
  for (let at = 1; at < words.length; at += 1) {
    const two = set([words.slice(0, at).join(' '), words.slice(at).join(' ')]);
    if (two.sizePx > best.sizePx * (best.lines.length === 1 ? WORTH : 1)) best = two;
  }
  return best;
}
