import type { Cents } from '../../contract/money.ts';
import type { GameFigures } from '../../maths/game-figures.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import type { SlotSymbol, SymbolId } from '../../maths/slot/slot-model.ts';
import { fairnessTab } from '../engine/fairness-tab.ts';
import type { InfoTab } from '../engine/info-dialog.ts';
import { rulesTab } from '../engine/rules-tab.ts';
import { paysTab } from './pays-tab.ts';
import { figureRows } from './slot-values.ts';

interface WaysTabOptions {
  readonly model: { readonly symbols: readonly SlotSymbol[]; readonly rows: number };
  readonly maths: Pick<AnyGame, 'stakes' | 'cycleMs'>;
  readonly figures: GameFigures;
  symbolText(symbol: SymbolId): string;
  /** Address of a symbol's image by its name. */
  symbolAddress(name: string): string | undefined;
  /** What the amounts are for. @param amount the stake, written out */
  intro(amount: string): string;
  /** What else is to be said of a symbol; empty for nothing. */
  noteOf(symbol: SymbolId): string;
  /** @param range the lowest and the highest stake, as texts */
  rules(range: { readonly least: string; readonly most: string }): readonly string[];
  /** Names and values of figures that only this game has. */
  ownFigures(): readonly (readonly [string, string])[];
  about(): string;
}

/** Pays are hundredths of the stake. */
const STAKE_UNITS = 100;

/** Pays of one way, rules and figures of a game that pays ways. */
export function waysTabs(stake: () => Cents, parts: WaysTabOptions): readonly InfoTab[] {
  const { model, maths, figures, symbolText, symbolAddress, intro, noteOf } = parts;
  return [
    paysTab({
      model,
      stake,
      symbolText,
      symbolSvg: (symbol) => symbolAddress(model.symbols[symbol]?.name ?? '') ?? '',
      intro,
      betsOf: () => STAKE_UNITS,
      noteOf,
    }),
    rulesTab({ maths, ofGame: (range) => parts.rules(range) }),
    fairnessTab({
      rows: () => [...figureRows(figures), ...parts.ownFigures()],
      about: () => [parts.about()],
    }),
  ];
}
