import { type DragonTigerOutcome, dragonTigerOutcomeSchema } from '../../contract/games/dragon-tiger.ts';
import { t } from '../../src/platform/i18n.ts';
import type { RoadPanel } from '../cards/road-panel.ts';
import type { FrameState } from '../engine/frame-state.ts';
import type { BeadRoad } from '../table/bead-road.ts';

type Winner = DragonTigerOutcome['winner'];

/** Who won each of the player's rounds, as beads and as the big road. */
export function showRoads(road: BeadRoad, bigRoad: RoadPanel, history: FrameState['history']): void {
  const winners = history.map(({ outcome }) => dragonTigerOutcomeSchema.parse(outcome).winner);
  const count = (winner: Winner) => winners.filter((one) => one === winner).length;
  const summary = t('dragon.road', {
    dragon: count('dragon'),
    tiger: count('tiger'),
    tie: count('tie'),
  });
  bigRoad.show(
    winners.map((winner) => ({ side: winner === 'tie' ? null : winner })),
    summary,
  );
  road.show(
    winners.map((winner) => ({ sign: t(`dragon.sign.${winner}`), tone: `bead-${winner}` })),
    summary,
  );
}
