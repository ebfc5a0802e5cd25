import { rouletteOutcomeSchema } from '../../contract/games/roulette-royale.ts';
import { t } from '../../src/platform/i18n.ts';
import type { FrameState } from '../engine/frame-state.ts';
import type { BeadRoad } from '../table/bead-road.ts';
import { colorOf } from './spot-name.ts';

/** The numbers of the player's rounds, as beads in their colours. */
export function showRoad(road: BeadRoad, history: FrameState['history']): void {
  const numbers = history.map(({ outcome }) => rouletteOutcomeSchema.parse(outcome).number);
  road.show(
    numbers.map((number) => ({ sign: String(number), tone: `bead-${colorOf(number)}` })),
    t('roulette.road', { numbers: numbers.join(', ') }),
  );
}
