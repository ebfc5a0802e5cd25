import { Container, Text, TextStyle } from 'pixi.js';
import { formatCents, NO_CENTS } from '../../../../contract/money.ts';
import { formatLocale, t } from '../../../../src/platform/i18n.ts';
import { FIGURES_FACE, type Machine } from '../../machine.ts';
import { cellAt } from '../../slot-layout.ts';
import { warmText } from '../../warm-text.ts';
import { type Coin, reelOf, rowOf } from './held-sum.ts';
import type { HoldColors } from './hold-colors.ts';

/** Share of a cell's smaller side that the free middle of a coin is wide. */
const COIN_MIDDLE_SHARE = 0.58;

/** A coin's value as short as it can be: whole pesos without cents. */
export const coinText = (pay: Coin['pay']) =>
  formatCents(pay, { locale: formatLocale(), sign: t('shell.currency.sign'), showWholeCents: false });

let lastStyle: { readonly room: number; readonly style: TextStyle } | null = null;

/** One for all values of a size, so that equal ones are one picture: Pixi paints a text of another style anew, alike or not. */
function styleFor(room: number, { ink, outline }: HoldColors): TextStyle {
  if (lastStyle?.room !== room) {
    const style = new TextStyle({
      fontFamily: [...FIGURES_FACE],
      fontSize: room * 0.62,
      fill: ink,
      stroke: { color: outline, width: Math.max(1.5, room * 0.05), join: 'round' },
      padding: 3,
    });
    lastStyle = { room, style };
  }
  return lastStyle.style;
}

/** A coin's value, as large as the middle of a coin in a cell of this size allows. */
export function makeValue(
  pay: Coin['pay'],
  cell: { readonly width: number; readonly height: number },
  colors: HoldColors,
): Text {
  const room = Math.min(cell.width, cell.height) * COIN_MIDDLE_SHARE;
  const value = new Text({ text: coinText(pay), resolution: 3, style: styleFor(room, colors) });
  value.anchor.set(0.5, 0.48);
  value.scale.set(Math.min(1, room / Math.max(1, value.width)));
  return value;
}

/** The values on the coins of a window, from the moment that their reel rests. */
export class CoinValues {
  readonly #machine: Machine;
  readonly #colors: HoldColors;
  readonly #layer = new Container();
  #shown: Coin[] = [];

  constructor(machine: Machine, colors: HoldColors) {
    this.#machine = machine;
    this.#colors = colors;
    machine.wins.addChild(this.#layer);
  }

  clear(): void {
    this.#shown = [];
    this.#wipe();
  }

  /** @param coins of the whole window */
  landed(reel: number, coins: readonly Coin[]): void {
    const landed = coins.filter(({ cell }) => reelOf(cell, this.#machine.layout) === reel);
    this.#shown.push(...landed);
    this.#draw(landed);
  }

  resized(): void {
    this.#wipe();
    this.#draw(this.#shown);
    warmText(makeValue(NO_CENTS, this.#machine.layout.cell, this.#colors));
  }

  #wipe(): void {
    for (const value of this.#layer.removeChildren()) value.destroy();
  }

  #draw(coins: readonly Coin[]): void {
    const { layout } = this.#machine;
    for (const { cell, pay } of coins) {
      const value = makeValue(pay, layout.cell, this.#colors);
      const { x, y } = cellAt(layout, reelOf(cell, layout), rowOf(cell, layout));
      value.position.set(x + layout.cell.width / 2, y + layout.cell.height / 2);
      this.#layer.addChild(value);
    }
  }
}
