import type { OverlayPanelProps } from '../../../session/overlays/overlay-store.ts';
import { FairCheck } from './fair-check.tsx';
import { readFairInput } from './rules.ts';

/** The same above a running game, for the round that it names. */
export function FairOverlay({ props: { roundId } }: OverlayPanelProps<'fair'>) {
  return <FairCheck input={{ ...readFairInput(''), round: roundId }} />;
}
