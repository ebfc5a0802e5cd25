import { playerSeedField } from '../../../../contract/call.ts';
import type { FieldMessage } from '../../../platform/contract-form.ts';

const MAX_SEED_LENGTH = 64;

/** What is wrong with a client seed that a player wrote; null for a good one. */
export function clientSeedError(seed: string): FieldMessage | null {
  if (playerSeedField.safeParse(seed).success) return null;
  if (seed === '') return { key: 'fair.fault.seed.empty' };
  // Characters as a reader counts them: an emoji is one, and not two halves.
  const { length } = [...seed];
  return length > MAX_SEED_LENGTH
    ? { key: 'fair.fault.seed.tooLong', values: { count: length } }
    : { key: 'fair.fault.seed.notStorable' };
}
