import type { AnyGame } from '../../game-maths.ts';
import { type GameSheet, makeSheet } from '../../sheets/game-sheet.ts';
import { numbered, spins } from '../../sheets/slot-sheet-parts.ts';
import { stakeRules, type VersionRules } from '../../version-hash/version-rules.ts';
import { tumbleRulesOf } from '../tumble.ts';
import { playDefinition } from './play-definition.ts';
import type { AnySlot } from './slot-definition.ts';

/** What the hash of a slot's version covers. Names and form are those of the versions that are published. */
export function slotRules(slot: AnySlot): VersionRules {
  const { grid, feature } = slot;
  return stakeRules(playDefinition(slot), {
    ...reelTables(slot),
    ...(feature.kind === 'freeSpins' && {
      spinsByScatters: feature.spinsByScatters,
      ...(feature.multipliers && { multipliers: feature.multipliers }),
    }),
    ...(feature.kind === 'hold' && { trigger: feature.trigger, hold: { ...grid, ...feature.hold } }),
  });
}

/** A slot's tables and sample rounds. @param nonces of the rounds */
export function slotSheet(slot: AnySlot, nonces: readonly (number | null)[]): GameSheet {
  const { feature } = slot;
  const tables = reelTables(slot);
  return makeSheet(
    playDefinition(slot) as AnyGame,
    {
      mechanics: mechanicsOf(slot),
      ...tables,
      symbols: numbered(tables.symbols),
      ...(feature.kind === 'freeSpins' && {
        spinsByScatters: feature.spinsByScatters,
        ...(feature.multipliers && { freeSpinMultipliers: feature.multipliers }),
      }),
      ...(feature.kind === 'hold' && {
        holdFromCoins: feature.trigger,
        coinValues: feature.hold.values,
        respins: feature.hold.respins,
        coinChance: feature.hold.chance,
        fullReelMultiplier: feature.hold.fullReelMultiplier,
        fullGridPay: feature.hold.fullGridPay,
      }),
    },
    spins(nonces),
  );
}

/** Which rules of all slots decide this one: a sheet’s reader finds each under its name. */
function mechanicsOf({ spin, feature }: AnySlot): Readonly<Record<string, string>> {
  const { kind, wins, reels } = spin;
  const isOpen = 'hasOpenWilds' in wins && wins.hasOpenWilds;
  return {
    reels: reels.kind,
    spin: kind,
    wins: wins.kind,
    wilds: isOpen ? 'open' : 'plain',
    feature: feature.kind,
  };
}

function reelTables(slot: AnySlot): {
  readonly symbols: readonly object[];
  readonly [table: string]: unknown;
} {
  const { symbols, grid, spin } = slot;
  const { wins, reels } = spin;
  if (spin.kind === 'cascade' && wins.kind === 'counts') return { ...tumbleRulesOf(slot) };
  const name = reels.kind === 'strips' ? 'Strips' : 'Weights';
  const { base, free } = reels.sets;
  return {
    symbols,
    rows: grid.rows,
    ...(wins.kind === 'lines' && { lines: wins.lines }),
    ...(free ? { [`base${name}`]: base, [`free${name}`]: free } : { [name.toLowerCase()]: base }),
    ...(wins.kind === 'lines' && wins.wildMultiplier && { wildMultiplier: wins.wildMultiplier }),
    ...(spin.kind === 'cascade' && { fallMultipliers: spin.multipliers }),
  };
}
