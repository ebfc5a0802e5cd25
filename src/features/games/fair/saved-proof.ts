import type { GameRound } from '../../../../contract/games/game-calls.ts';
import { proofFileText } from '../../../../maths/verify-proof-file.ts';
import { saveText } from '../../../platform/save-file.ts';
import type { KeptPromise } from './promise-store.ts';

/** A round with what this device noted before its bet: for any verifier, and as evidence for a complaint. JSON. */
export function proofText(round: GameRound, promise: KeptPromise | null): string {
  if (!promise) return proofFileText(round, null);
  const { playerId: _, ...noted } = promise;
  return proofFileText(round, noted);
}

/** Hands that to the browser as a file. */
export function saveProof(round: GameRound, promise: KeptPromise | null): void {
  saveText(`round-${round.roundId}.json`, proofText(round, promise), 'application/json');
}
