import { Container, Text, TextStyle } from 'pixi.js';
import { NO_CENTS } from '../../contract/money.ts';
import { FIGURES_FACE, type Machine } from '../slot/machine.ts';
import type { ReelOverlay } from '../slot/reel-view.ts';
import { cellAt } from '../slot/slot-layout.ts';
import { warmText } from '../slot/warm-text.ts';
import { reelOf, rowOf } from './cells.ts';
import type { RushCoin, RushRound } from './rush-round.ts';
import { coinText } from './rush-texts.ts';

/** Share of a cell's smaller side that the free middle of a coin is wide. */
const COIN_MIDDLE_SHARE = 0.58;

let lastStyle: { readonly room: number; readonly style: TextStyle } | null = null;

/** One for all values of a size, so that equal ones are one picture: Pixi paints a text of another style anew, alike or not. */
function styleFor(room: number): TextStyle {
  if (lastStyle?.room !== room) {
    const style = new TextStyle({
      fontFamily: [...FIGURES_FACE],
      fontSize: room * 0.62,
      fill: '#4A1606',
      stroke: { color: '#FFF3C9', width: Math.max(1.5, room * 0.05), join: 'round' },
      padding: 3,
    });
    lastStyle = { room, style };
  }
  return lastStyle.style;
}

/** A coin's value, as large as the middle of a coin in a cell of this size allows. */
export function makeValue(
  pay: RushCoin['pay'],
  cell: { readonly width: number; readonly height: number },
): Text {
  const room = Math.min(cell.width, cell.height) * COIN_MIDDLE_SHARE;
  const value = new Text({ text: coinText(pay), resolution: 3, style: styleFor(room) });
  value.anchor.set(0.5, 0.48);
  value.scale.set(Math.min(1, room / Math.max(1, value.width)));
  return value;
}

/** The values on the coins of a window, from the moment that their reel rests. */
export class CoinValues implements ReelOverlay<RushRound> {
  readonly #machine: Machine;
  readonly #layer = new Container();
  #shown: RushCoin[] = [];

  constructor(machine: Machine) {
    this.#machine = machine;
    machine.wins.addChild(this.#layer);
  }

  clear(): void {
    this.#shown = [];
    this.#wipe();
  }

  landed(reel: number, { outcome }: RushRound): void {
    const landed = outcome.coins.filter(({ cell }) => reelOf(cell) === reel);
    this.#shown.push(...landed);
    this.#draw(landed);
  }

  resized(): void {
    this.#wipe();
    this.#draw(this.#shown);
    warmText(makeValue(NO_CENTS, this.#machine.layout.cell));
  }

  #wipe(): void {
    for (const value of this.#layer.removeChildren()) value.destroy();
  }

  #draw(coins: readonly RushCoin[]): void {
    const { layout } = this.#machine;
    for (const { cell, pay } of coins) {
      const value = makeValue(pay, layout.cell);
      const { x, y } = cellAt(layout, reelOf(cell), rowOf(cell));
      value.position.set(x + layout.cell.width / 2, y + layout.cell.height / 2);
      this.#layer.addChild(value);
    }
  }
}
