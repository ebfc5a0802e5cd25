import { PLINKO_RISKS, PLINKO_ROWS } from '../../contract/games/plinko-tower.ts';
import { plinkoSlots } from '../plinko/multipliers.ts';
import { PLINKO_TOWER } from '../plinko-tower.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

const towers = PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk) => ({ rows, risk })));

export const PLINKO_TOWER_RULES: VersionRules = {
  rules: { towers: towers.map((tower) => ({ ...tower, slots: plinkoSlots(tower) })) },
  bets: PLINKO_TOWER.stakes.flatMap((stake) => towers.map((tower) => ({ stake, ...tower }))),
  acts: [],
};
