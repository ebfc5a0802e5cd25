type Pen = CanvasRenderingContext2D;

/** A number from 0 to 1 that is always the same for an index. */
export const scatter = (index: number, salt: number) => {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** A row of towers with stepped tops and lit windows. */
export interface SkylineRow {
  readonly salt: number;
  /** Of the height, at least and more. */
  readonly low: number;
  readonly more: number;
  readonly wide: number;
  readonly top: string;
  readonly foot: string;
  readonly lights: string;
}

/** `height` is that of the strip in which they stand. */
export function paintSkyline(pen: Pen, width: number, height: number, row: SkylineRow): void {
  const shade = pen.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0.2, row.top);
  shade.addColorStop(1, row.foot);
  let x = -20;
  for (let index = 0; x < width; index += 1) {
    const wide = row.wide * (0.7 + scatter(index, row.salt) * 0.7);
    const tall = height * (row.low + scatter(index, row.salt + 1) * row.more);
    const top = height - tall;
    pen.fillStyle = shade;
    pen.fillRect(x, top, wide, tall);
    pen.fillRect(x + wide * 0.18, top - wide * 0.2, wide * 0.64, wide * 0.2);
    pen.fillRect(x + wide * 0.36, top - wide * 0.4, wide * 0.28, wide * 0.2);
    if (index % 3 === 1) pen.fillRect(x + wide * 0.49, top - wide * 0.9, 1.6, wide * 0.5);
    pen.fillStyle = row.lights;
    for (let floor = 0; floor * 13 < tall - 16; floor += 1)
      for (let window = 0; window * 9 < wide - 12; window += 1)
        if (scatter(floor * 31 + window, row.salt + index) > 0.6)
          pen.fillRect(x + 7 + window * 9, top + 9 + floor * 13, 3.4, 6);
    x += wide + 3 + scatter(index, row.salt + 2) * 8;
  }
}
