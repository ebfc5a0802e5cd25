/** Letters of five by seven dots: a picture with them is the same on every machine, whatever fonts it has. */
const ROWS: Readonly<Record<string, string>> = {
  '0': '01110 10001 10011 10101 11001 10001 01110',
  '1': '00100 01100 00100 00100 00100 00100 01110',
  '2': '01110 10001 00001 00110 01000 10000 11111',
  '3': '01110 10001 00001 00110 00001 10001 01110',
  '4': '00010 00110 01010 10010 11111 00010 00010',
  '5': '11111 10000 11110 00001 00001 10001 01110',
  '6': '00110 01000 10000 11110 10001 10001 01110',
  '7': '11111 00001 00010 00100 01000 01000 01000',
  '8': '01110 10001 10001 01110 10001 10001 01110',
  '9': '01110 10001 10001 01111 00001 00010 01100',
  '.': '00000 00000 00000 00000 00000 01100 01100',
  '-': '00000 00000 00000 11111 00000 00000 00000',
  B: '11110 10001 10001 11110 10001 10001 11110',
  F: '11111 10000 10000 11110 10000 10000 10000',
  H: '10001 10001 10001 11111 10001 10001 10001',
  S: '01111 10000 10000 01110 00001 00001 11110',
  d: '00001 00001 01101 10011 10001 10011 01101',
  k: '10000 10000 10010 10100 11000 10100 10010',
  s: '00000 00000 01111 10000 01110 00001 11110',
  z: '00000 00000 11111 00010 00100 01000 11111',
  ' ': '00000 00000 00000 00000 00000 00000 00000',
};

export const GLYPH = { width: 6, height: 7 } as const;

/** Calls `dot` for each dot of a text whose upper left corner is at 0. @throws RangeError for an unknown letter */
export function eachDot(text: string, dot: (x: number, y: number) => void): void {
  for (const [place, letter] of [...text].entries()) {
    const rows = ROWS[letter]?.split(' ');
    if (!rows) throw new RangeError(`no dots for ${letter}`);
    for (const [y, row] of rows.entries())
      for (const [x, mark] of [...row].entries()) if (mark === '1') dot(place * GLYPH.width + x, y);
  }
}
