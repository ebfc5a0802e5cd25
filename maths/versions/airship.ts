import { AIRSHIP_MAX, AIRSHIP_START } from '../../contract/games/airship.ts';
import { DOUBLING_MS } from '../airship/ascent.ts';
import { AIRSHIP_RETURN_PERCENT, FLIGHTS } from '../airship/crash-point.ts';
import { AIRSHIP } from '../airship.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

const cashOuts = [101, 150, 200, 500, 2_500, AIRSHIP_MAX];

export const AIRSHIP_RULES: VersionRules = {
  rules: {
    start: AIRSHIP_START,
    max: AIRSHIP_MAX,
    flights: FLIGHTS,
    returnPercent: AIRSHIP_RETURN_PERCENT,
    doublingMs: DOUBLING_MS,
    voidAct: AIRSHIP.shared.voidAct,
  },
  bets: AIRSHIP.stakes.flatMap((stake) => [null, ...cashOuts].map((cashOutAt) => ({ stake, cashOutAt }))),
  acts: [{ kind: 'void' }, ...cashOuts.map((at) => ({ kind: 'cashOut', at }))],
};
