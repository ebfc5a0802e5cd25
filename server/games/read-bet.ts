import { MAX_BET_CHARS, MAX_BET_DEPTH } from '../../contract/limits.ts';
import { type AnyGame, IllegalBet, StakeNotOffered } from '../../maths/game-maths.ts';
import { CallError } from '../call-error.ts';

/** Before anything else looks at a bet or an act. @throws CallError invalidValue for one that no game could mean */
export function assertJsonSize(field: 'bet' | 'act', value: unknown): void {
  const reject = (reason: string) => new CallError('invalidValue', `${field}: ${reason}`, { field });
  if (value === undefined) throw reject('missing');
  if (JSON.stringify(value).length > MAX_BET_CHARS) throw reject(`longer than ${MAX_BET_CHARS} characters`);
  if (depthOf(value) > MAX_BET_DEPTH) throw reject('nested too deeply');
}

/** The bet as its game understands it. @throws CallError stakeNotOffered, or betNotOffered for any other reason */
export function readBet(game: AnyGame, value: unknown): unknown {
  try {
    return game.readBet(value);
  } catch (error) {
    if (!(error instanceof IllegalBet)) throw error;
    const key = error instanceof StakeNotOffered ? 'stakeNotOffered' : 'betNotOffered';
    throw new CallError(key, `${game.slug}: ${error.message}`);
  }
}

/** 0 for a value that is no list and no object. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
