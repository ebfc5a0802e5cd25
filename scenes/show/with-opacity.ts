/** A colour of six hexadecimal digits with an opacity of 0 to 1. */
export function withOpacity(colour: string, opacity: number): string {
  const last = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');
  return colour + last;
}
