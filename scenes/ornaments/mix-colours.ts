/** `share` of `b` in `a`; both as #RRGGBB. */
export function mixColours(a: string, b: string, share: number): string {
  const channel = (colour: string, index: number) =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(a, index) + (channel(b, index) - channel(a, index)) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
