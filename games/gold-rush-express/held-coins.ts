import { Container, Graphics, Sprite, Text } from 'pixi.js';
import { RUSH_HOLD, RUSH_REELS } from '../../maths/gold-rush/reels.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import { FIGURES_FACE, type Machine } from '../slot/machine.ts';
import { cellAt } from '../slot/slot-layout.ts';
import { reelOf, rowOf } from './cells.ts';
import { makeValue } from './coin-values.ts';
import { fullReels } from './held-sum.ts';
import type { RushCoin } from './rush-round.ts';

const COIN = RUSH_REELS.symbols.findIndex(({ role }) => role === 'scatter');
const BED = '#2A0F18';
const FULL_BED = '#5C1A10';
const BRASS = '#F6CF7C';

/** The coins that stay while the reels turn behind them, and the multiplier on each full wagon. */
export class HeldCoins {
  readonly #machine: Machine;
  readonly #layer = new Container();
  #coins: readonly RushCoin[] = [];
  #faces = new Map<number, Container>();
  #plates = new Map<number, Container>();

  constructor(machine: Machine) {
    this.#machine = machine;
    machine.wins.addChild(this.#layer);
  }

  /** The coin of a cell, around its own middle, for a timeline to move. */
  faceOf(cell: number): Container | undefined {
    return this.#faces.get(cell);
  }

  /** The multiplier on a full wagon. */
  plateOf(reel: number): Container | undefined {
    return this.#plates.get(reel);
  }

  hold(coins: readonly RushCoin[]): void {
    this.#coins = coins;
    this.resized();
  }

  release(): void {
    this.hold([]);
  }

  /** Draws all of it where the cells are now. */
  resized(): void {
    for (const part of this.#layer.removeChildren()) destroyTree(part);
    this.#faces = new Map();
    this.#plates = new Map();
    const full = fullReels(this.#coins);
    for (const coin of this.#coins) this.#drawCoin(coin, full[reelOf(coin.cell)] ?? false);
    full.forEach((isFull, reel) => {
      if (isFull) this.#drawPlate(reel);
    });
  }

  #drawCoin({ cell, pay }: RushCoin, isFull: boolean): void {
    const { layout, art } = this.#machine;
    const { width, height } = layout.cell;
    const { x, y } = cellAt(layout, reelOf(cell), rowOf(cell));
    const bed = new Graphics()
      .rect(x, y, width, height)
      .fill(isFull ? FULL_BED : BED)
      .roundRect(x + 2, y + 2, width - 4, height - 4, 6)
      .stroke({ width: isFull ? 2.5 : 1.5, color: BRASS, alpha: isFull ? 1 : 0.5 });
    const face = new Container();
    const sprite = new Sprite(art.textureOf(COIN, false));
    sprite.anchor.set(0.5);
    face.addChild(sprite, makeValue(pay, layout.cell));
    face.position.set(x + width / 2, y + height / 2);
    this.#faces.set(cell, face);
    this.#layer.addChild(bed, face);
  }

  #drawPlate(reel: number): void {
    const { layout } = this.#machine;
    const { width } = layout.cell;
    const size = Math.min(width * 0.36, 40);
    const { x } = cellAt(layout, reel, 0);
    const plate = new Container();
    const text = new Text({
      text: `×${RUSH_HOLD.fullReelMultiplier}`,
      resolution: 3,
      style: { fontFamily: FIGURES_FACE, fontSize: size, fill: '#FFF3C9' },
    });
    text.anchor.set(0.5, 0.48);
    const disc = new Graphics()
      .roundRect(-size, -size * 0.62, size * 2, size * 1.24, size * 0.3)
      .fill('#A3161F')
      .stroke({ width: 2, color: BRASS });
    plate.addChild(disc, text);
    plate.position.set(x + width / 2, layout.reels.y + layout.reels.height + size * 0.3);
    this.#plates.set(reel, plate);
    this.#layer.addChild(plate);
  }
}
