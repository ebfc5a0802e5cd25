import { type BaccaratOutcome, baccaratOutcome } from '../../contract/games/grand-baccarat.ts';
import { isPair } from '../../maths/grand-baccarat.ts';
import { t } from '../../src/platform/i18n.ts';
import type { FrameState } from '../engine/frame-state.ts';
import type { BeadRoad } from '../table/bead-road.ts';
import { type Winner, winnerOf } from './spot-name.ts';

/** Who won each of the player's coups, as beads; a dot for a pair of either hand. */
export function showRoad(road: BeadRoad, history: FrameState['history']): void {
  const coups = history.map(({ outcome }) => baccaratOutcome.parse(outcome));
  const count = (winner: Winner) => coups.filter((coup) => winnerOf(coup) === winner).length;
  road.show(
    coups.map((coup) => ({ sign: t(`baccarat.sign.${winnerOf(coup)}`), tone: toneOf(coup) })),
    t('baccarat.road', { player: count('player'), banker: count('banker'), tie: count('tie') }),
  );
}

function toneOf(coup: BaccaratOutcome): string {
  const tones = [`bead-${winnerOf(coup)}`];
  if (isPair(coup.player.cards)) tones.push('player-pair');
  if (isPair(coup.banker.cards)) tones.push('banker-pair');
  return tones.join(' ');
}
