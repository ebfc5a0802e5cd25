import { Container, Graphics, Text } from 'pixi.js';
import type { CoinMetal } from '../toss-events.ts';
import { PRIZES } from '../toss-maths.ts';

const PLATE = { width: 216, height: 84, gap: 20, cut: 14 };
const COLOURS: Readonly<Record<CoinMetal, readonly [ground: number, line: number, text: number]>> = {
  copper: [0x4a1d0e, 0xcf7540, 0xffc79a],
  silver: [0x26303c, 0xa3b6ca, 0xeef5fb],
  gold: [0x4a3208, 0xe9bf6a, 0xfff6d2],
};

/** What each coin's star pays, side by side; the plate of the coin in play is lit. */
export class PrizePlates {
  readonly view = new Container();
  readonly #plates = new Map<CoinMetal, Container>();

  constructor() {
    (Object.keys(PRIZES) as CoinMetal[]).forEach((name, at) => {
      const plate = drawPlate(name);
      plate.position.set((at - 1) * (PLATE.width + PLATE.gap), 0);
      this.#plates.set(name, plate);
      this.view.addChild(plate);
    });
    this.light(null);
  }

  light(lit: CoinMetal | null): void {
    for (const [name, plate] of this.#plates) plate.alpha = lit === null || lit === name ? 1 : 0.35;
  }
}

function drawPlate(name: CoinMetal): Container {
  const { width, height, cut } = PLATE;
  const [ground, line, ink] = COLOURS[name];
  const [right, foot] = [width / 2, height / 2];
  const corners = (inset: number) => [
    ...[-right + cut + inset, -foot + inset, right - cut - inset, -foot + inset],
    ...[right - inset, -foot + cut + inset, right - inset, foot - cut - inset],
    ...[right - cut - inset, foot - inset, -right + cut + inset, foot - inset],
    ...[-right + inset, foot - cut - inset, -right + inset, -foot + cut + inset],
  ];
  const board = new Graphics()
    .poly(corners(0))
    .fill({ color: ground, alpha: 0.92 })
    .poly(corners(1))
    .stroke({ color: line, width: 3 })
    .poly(corners(7))
    .stroke({ color: line, width: 1, alpha: 0.7 });
  const disc = new Graphics()
    .circle(-58, 0, 22)
    .fill(line)
    .circle(-58, 0, 16)
    .stroke({ color: ground, width: 2 });
  const text = new Text({
    text: `×${PRIZES[name] / 100}`,
    style: { fontFamily: 'Bebas Neue', fontSize: 52, fill: ink },
  });
  text.anchor.set(0.5);
  text.position.set(26, 2);
  const plate = new Container();
  plate.addChild(board, disc, text);
  return plate;
}
