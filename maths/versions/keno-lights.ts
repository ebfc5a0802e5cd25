import { KENO_DRAWN, KENO_MAX_PICKS, KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import { KENO_PAYS } from '../keno/pays.ts';
import { KENO_LIGHTS } from '../keno-lights.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

/** Numbers all over the board. */
const picksOf = (count: number) => Array.from({ length: count }, (_, at) => ((at * 27) % KENO_NUMBERS) + 1);

export const KENO_LIGHTS_RULES: VersionRules = {
  rules: { numbers: KENO_NUMBERS, drawn: KENO_DRAWN, pays: KENO_PAYS },
  bets: KENO_LIGHTS.stakes.flatMap((stake) =>
    Array.from({ length: KENO_MAX_PICKS }, (_, at) => ({ stake, numbers: picksOf(at + 1) })),
  ),
  acts: [],
};
