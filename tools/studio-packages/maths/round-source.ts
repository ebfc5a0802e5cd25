import { createHash } from 'node:crypto';
import { fairSource } from '../../../maths/provably-fair.ts';
import type { RandomSource } from '../../../maths/random-source.ts';

/** The numbers that a round of a mode is made of: the same in every build, and others in every round. */
export function roundSource(game: string, mode: string, id: number): RandomSource {
  return fairSource(createHash('sha256').update(game).digest('hex'), mode, id);
}
