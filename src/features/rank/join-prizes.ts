export interface PrizeLine {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Places one after the other with the same prize as one line. */
export function joinPrizes(
  prizes: readonly { readonly place: number; readonly text: string }[],
): PrizeLine[] {
  const lines: PrizeLine[] = [];
  for (const { place, text } of prizes) {
    const last = lines.at(-1);
    if (last?.text === text && last.to === place - 1) lines[lines.length - 1] = { ...last, to: place };
    else lines.push({ from: place, to: place, text });
  }
  return lines;
}
