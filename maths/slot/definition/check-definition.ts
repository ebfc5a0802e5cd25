import { toNumber } from '../../game-figures.ts';
import type { SlotSymbol, Strip, SymbolId } from '../slot-model.ts';
import { columnsOf, countScatters } from '../window.ts';
import { checkFeature, type Fail } from './check-feature.ts';
import { figuresOf } from './figures-of.ts';
import type { AnySlot } from './slot-definition.ts';

/** What a slot may return of its stakes. */
const MIN_RETURN = 0.85;
const MAX_RETURN = 0.98;

/**
 * Finds what the types cannot: numbers of a definition that do not belong together.
 * @param stated return that is published, as a share; without it the return is counted, where there is a counter
 * @throws Error that names the game and the field
 */
export function checkSlotDefinition(slot: AnySlot, stated?: number): void {
  const fail: Fail = (field, problem) => {
    throw new Error(`${slot.maths}: ${field}: ${problem}`);
  };
  checkReels(slot, fail);
  checkPays(slot, fail);
  checkLines(slot, fail);
  checkStakes(slot, fail);
  checkFeature(slot, mostScatters(slot), fail);
  const counted = stated === undefined ? figuresOf(slot)?.rtp : undefined;
  const share = counted ? toNumber(counted) : stated;
  if (share !== undefined && !(share >= MIN_RETURN && share <= MAX_RETURN))
    fail('figures', `a return of ${(share * 100).toFixed(2)} % is outside of 85 to 98 %`);
}

function checkReels({ grid, symbols, spin: { reels, wins } }: AnySlot, fail: Fail): void {
  for (const [set, rows] of Object.entries(reels.sets)) {
    const field = `reels.${set}`;
    if (reels.kind === 'cells') {
      if (rows.length !== symbols.length) fail(field, `${rows.length} weights for ${symbols.length} symbols`);
      continue;
    }
    const strips = reels.sets[set as 'base'];
    if (strips.length !== grid.reels) fail(field, `${strips.length} strips for ${grid.reels} reels`);
    strips.forEach((strip, reel) => {
      const place = `strip ${reel + 1}`;
      if (strip.length < grid.rows) fail(field, `${place} is shorter than the window`);
      const unknown = strip.find((symbol) => symbols[symbol] === undefined);
      if (unknown !== undefined) fail(field, `${place} has symbol ${unknown}, which is not in symbols`);
    });
    const isFirstWild = strips[0]?.some((symbol) => symbols[symbol]?.role === 'wild');
    if (isFirstWild && wins.kind !== 'counts') fail(field, 'a wild on the left reel begins no win');
    if (wins.kind !== 'counts' && wins.hasOpenWilds) checkOpenWilds(strips, { grid, symbols }, field, fail);
  }
}

/** A scatter that an opened wild covers would count for the feature and pay nothing. */
function checkOpenWilds(
  strips: readonly Strip[],
  { grid, symbols }: Pick<AnySlot, 'grid' | 'symbols'>,
  field: string,
  fail: Fail,
): void {
  const has = (column: readonly SymbolId[], role: SlotSymbol['role']) =>
    column.some((symbol) => symbols[symbol]?.role === role);
  const covered = strips.findIndex((strip) =>
    columnsOf(strip, grid.rows).some((column) => has(column, 'wild') && has(column, 'scatter')),
  );
  if (covered >= 0) fail(field, `strip ${covered + 1} shows a scatter beside a wild, which covers it`);
}

function checkPays({ grid, symbols, spin: { reels, wins } }: AnySlot, fail: Fail): void {
  const most = wins.kind === 'counts' ? grid.reels * grid.rows : grid.reels;
  symbols.forEach(({ name, role, pays }, symbol) => {
    const field = `symbols.${name}.pays`;
    const counts = Object.keys(pays).map(Number);
    const far = counts.find((count) => count > most || count < 1);
    if (far !== undefined) fail(field, `${far} of it cannot win in this grid`);
    if (role === 'wild' && counts.length > 0) fail(field, 'a wild pays nothing by itself');
    const isShown =
      reels.kind === 'cells'
        ? Object.values(reels.sets).some((weights) => (weights[symbol] ?? 0) > 0)
        : Object.values(reels.sets).some((strips) => strips.some((strip) => strip.includes(symbol)));
    if (counts.length > 0 && !isShown) fail(field, 'no reel has the symbol');
  });
}

function checkLines({ grid, spin: { wins } }: AnySlot, fail: Fail): void {
  if (wins.kind !== 'lines') return;
  wins.lines.forEach((rows, line) => {
    const isInGrid = rows.every((row) => Number.isInteger(row) && row >= 0 && row < grid.rows);
    if (rows.length !== grid.reels || !isInGrid) fail('wins.lines', `line ${line + 1} leaves the grid`);
  });
  if (new Set(wins.lines.map(String)).size !== wins.lines.length) fail('wins.lines', 'a line comes twice');
}

function checkStakes({ stakes = [], spin: { wins } }: AnySlot, fail: Fail): void {
  const odd = stakes.find((stake) => stake % wins.stakeUnits !== 0);
  if (odd !== undefined) fail('stakes', `${odd} cents do not divide into ${wins.stakeUnits} bets`);
}

/** The most scatters that a window of the first spin can show. */
function mostScatters({ grid, symbols, spin: { reels } }: AnySlot): number {
  if (reels.kind === 'cells') {
    const isDrawn = symbols.some(
      ({ role }, symbol) => role === 'scatter' && (reels.sets.base[symbol] ?? 0) > 0,
    );
    return isDrawn ? grid.reels * grid.rows : 0;
  }
  return reels.sets.base
    .map((strip) =>
      Math.max(...columnsOf(strip, grid.rows).map((column) => countScatters({ symbols }, [column]))),
    )
    .reduce((sum, most) => sum + most, 0);
}
