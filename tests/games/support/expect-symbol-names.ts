import { expect } from 'vitest';
import type { SlotSymbol, SymbolId } from '../../../maths/slot/slot-model.ts';

/** Every symbol has a name in the player's language, which is among the texts whose fonts are loaded. */
export function expectSymbolNames(
  symbols: readonly SlotSymbol[],
  symbolText: (symbol: SymbolId) => string,
  painted: readonly string[],
): void {
  symbols.forEach(({ name }, symbol) => {
    expect(symbolText(symbol)).not.toBe(name);
    expect(painted).toContain(symbolText(symbol));
  });
  // What the board says after every round without a return.
  expect(painted).toContain('No win');
}
