import { Container, Graphics, Sprite, Text } from 'pixi.js';
import type { SymbolId } from '../../../../maths/slot/slot-model.ts';
import { destroyTree } from '../../../engine/destroy-tree.ts';
import { FIGURES_FACE, type Machine } from '../../machine.ts';
import { cellAt } from '../../slot-layout.ts';
import { makeValue } from './coin-values.ts';
import { type Coin, fullReels, reelOf, rowOf } from './held-sum.ts';
import type { HoldColors } from './hold-colors.ts';

interface HeldCoinsOptions {
  readonly colors: HoldColors;
  /** The symbol that is a coin. */
  readonly coin: SymbolId;
  readonly fullReelMultiplier: number;
}

/** The coins that stay while the reels turn behind them, and the multiplier on each full reel. */
export class HeldCoins {
  readonly #machine: Machine;
  readonly #options: HeldCoinsOptions;
  readonly #layer = new Container();
  #coins: readonly Coin[] = [];
  #faces = new Map<number, Container>();
  #plates = new Map<number, Container>();

  constructor(machine: Machine, options: HeldCoinsOptions) {
    this.#machine = machine;
    this.#options = options;
    machine.wins.addChild(this.#layer);
  }

  /** The coin of a cell, around its own middle, for a timeline to move. */
  faceOf(cell: number): Container | undefined {
    return this.#faces.get(cell);
  }

  /** The multiplier on a full reel. */
  plateOf(reel: number): Container | undefined {
    return this.#plates.get(reel);
  }

  hold(coins: readonly Coin[]): void {
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
    const { layout } = this.#machine;
    const full = fullReels(this.#coins, { reels: layout.columns, rows: layout.rows });
    for (const coin of this.#coins) this.#drawCoin(coin, full[reelOf(coin.cell, layout)] ?? false);
    full.forEach((isFull, reel) => {
      if (isFull) this.#drawPlate(reel);
    });
  }

  #drawCoin({ cell, pay }: Coin, isFull: boolean): void {
    const { layout, art } = this.#machine;
    const { colors, coin } = this.#options;
    const { width, height } = layout.cell;
    const { x, y } = cellAt(layout, reelOf(cell, layout), rowOf(cell, layout));
    const bed = new Graphics()
      .rect(x, y, width, height)
      .fill(isFull ? colors.fullBed : colors.bed)
      .roundRect(x + 2, y + 2, width - 4, height - 4, 6)
      .stroke({ width: isFull ? 2.5 : 1.5, color: colors.edge, alpha: isFull ? 1 : 0.5 });
    const face = new Container();
    const sprite = new Sprite(art.textureOf(coin, false));
    sprite.anchor.set(0.5);
    face.addChild(sprite, makeValue(pay, layout.cell, colors));
    face.position.set(x + width / 2, y + height / 2);
    this.#faces.set(cell, face);
    this.#layer.addChild(bed, face);
  }

  #drawPlate(reel: number): void {
    const { layout } = this.#machine;
    const { colors, fullReelMultiplier } = this.#options;
    const { width } = layout.cell;
    const size = Math.min(width * 0.36, 40);
    const { x } = cellAt(layout, reel, 0);
    const plate = new Container();
    const text = new Text({
      text: `×${fullReelMultiplier}`,
      resolution: 3,
      style: { fontFamily: FIGURES_FACE, fontSize: size, fill: colors.outline },
    });
    text.anchor.set(0.5, 0.48);
    const disc = new Graphics()
      .roundRect(-size, -size * 0.62, size * 2, size * 1.24, size * 0.3)
      .fill(colors.plate)
      .stroke({ width: 2, color: colors.edge });
    plate.addChild(disc, text);
    plate.position.set(x + width / 2, layout.reels.y + layout.reels.height + size * 0.3);
    this.#plates.set(reel, plate);
    this.#layer.addChild(plate);
  }
}
