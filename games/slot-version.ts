import type { AnySlot } from '../maths/slot/definition/slot-definition.ts';
import type { GameVersion } from './game-descriptor.ts';

interface SlotVersion extends Omit<GameVersion, 'loadRules' | 'sheet'> {
  loadSlot(): Promise<AnySlot>;
  /** Nonces of the sheet's sample rounds: one that wins nothing else than lines or ways, one with the feature, and none at all. */
  readonly sampleNonces: readonly (number | null)[];
}

/** A version of a slot, whose rules and sheet are read from its definition. */
export function slotVersion({ sampleNonces, ...version }: SlotVersion): GameVersion {
  const loadTables = () =>
    Promise.all([import('../maths/slot/definition/slot-tables.ts'), version.loadSlot()]);
  return {
    ...version,
    async loadRules() {
      const [{ slotRules }, slot] = await loadTables();
      return slotRules(slot);
    },
    async sheet() {
      const [{ slotSheet }, slot] = await loadTables();
      return slotSheet(slot, sampleNonces);
    },
  };
}
