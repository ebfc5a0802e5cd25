import { COLORS } from '../../contract/games/color-game.ts';
import { COLOR_MAX_TOTAL, COLOR_RETURNS } from '../color-game.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

export const COLOR_GAME_RULES: VersionRules = {
  rules: { colors: COLORS, returns: COLOR_RETURNS, maxTotal: COLOR_MAX_TOTAL },
  bets: [100, 5_000].map((stake) => ({ placed: COLORS.map((spot) => ({ spot, stake })) })),
  acts: [],
};
