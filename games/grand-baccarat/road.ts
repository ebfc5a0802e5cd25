import { type BaccaratOutcome, baccaratOutcomeSchema } from '../../contract/games/grand-baccarat.ts';
import { isPair } from '../../maths/grand-baccarat.ts';
import { t } from '../../src/platform/i18n.ts';
import type { RoadPanel } from '../cards/road-panel.ts';
import type { FrameState } from '../engine/frame-state.ts';
import type { BeadRoad } from '../table/bead-road.ts';
import { type Winner, winnerOf } from './spot-name.ts';

/** Who won each of the player's coups, as beads and as the big road; a dot for a pair of either hand. */
export function showRoads(road: BeadRoad, bigRoad: RoadPanel, history: FrameState['history']): void {
  const coups = history.map(({ outcome }) => baccaratOutcomeSchema.parse(outcome));
  const count = (winner: Winner) => coups.filter((coup) => winnerOf(coup) === winner).length;
  const summary = t('baccarat.road', {
    player: count('player'),
    banker: count('banker'),
    tie: count('tie'),
  });
  bigRoad.show(
    coups.map((coup) => ({ side: winnerOf(coup) === 'tie' ? null : winnerOf(coup) })),
    summary,
  );
  road.show(
    coups.map((coup) => ({ sign: t(`baccarat.sign.${winnerOf(coup)}`), tone: toneOf(coup) })),
    summary,
  );
}

function toneOf(coup: BaccaratOutcome): string {
  const tones = [`bead-${winnerOf(coup)}`];
  if (isPair(coup.player.cards)) tones.push('player-pair');
  if (isPair(coup.banker.cards)) tones.push('banker-pair');
  return tones.join(' ');
}
