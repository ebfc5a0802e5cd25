import dragonArt from '../../assets/rendered/ui/table-dragon@2.webp?url';
import tigerArt from '../../assets/rendered/ui/table-tiger@2.webp?url';
import type { DragonTigerOutcome } from '../../contract/games/dragon-tiger.ts';
import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
import { t } from '../../src/platform/i18n.ts';
import { CardTable } from '../cards/card-table.ts';
import { element, write } from '../engine/element.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeObservable } from '../engine/observable.ts';
import { toneOf } from '../engine/result-tone.ts';
import { winSoundOf } from '../engine/sound.ts';
import { makeBeadRoad } from '../table/bead-road.ts';
import { openPicture } from '../table/picture.ts';
import { resultText } from '../table/result-text.ts';
import { makeArena } from './arena.ts';
import { makeDuelBoard } from './board.ts';
import { DRAGON_PLACE, layOutDuel, TIGER_PLACE } from './layout.ts';
import { showRoad } from './road.ts';
import { cardsText, verdictText } from './spot-name.ts';

/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 450;

/** The chip that a press on the board places; chosen in the console. */
export const chip = makeObservable(DRAGON_TIGER.defaultStake);

const cardsOf = ({ dragon, tiger }: DragonTigerOutcome) => [
  { place: DRAGON_PLACE, card: dragon },
  { place: TIGER_PLACE, card: tiger },
];

export const openScene: GameManifest<PlacedBets, DragonTigerOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const arena = makeArena(dragonArt, tigerArt);
  const verdict = element('p', { class: 'verdict', 'aria-hidden': 'true' });
  const sight = element('div', { class: 'duel' }, [...arena.layers, verdict]);
  const road = makeBeadRoad();
  const board = makeDuelBoard({ chip: chip.get, setBet, announce });
  place.classList.add('dragon-tiger');
  place.append(sight, road.view, board.view);
  const { picture: table, free } = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) =>
      new CardTable({
        renderer,
        loop,
        sound,
        ground: '#5c0612',
        layOut(width, height) {
          const layout = layOutDuel(width, height);
          arena.place(layout);
          return layout;
        },
      }),
  );
  let prefersReducedMotion = false;
  let dealing = Promise.resolve();
  const stopNaming = chip.subscribe(board.rename);
  const showVerdict = (text: string, winner: string) => {
    write(verdict, text);
    sight.dataset.winner = winner;
  };

  return {
    start() {
      board.showPaid([], false);
      board.say(t('table.dealt'), false);
      showVerdict('', '');
      if (prefersReducedMotion) table.clear();
      else dealing = table.deal([DRAGON_PLACE, TIGER_PLACE]);
    },
    async show(round) {
      const { outcome } = round;
      if (prefersReducedMotion) {
        table.lay(cardsOf(outcome));
        await new Promise((done) => setTimeout(done, STILL_MS));
      } else {
        await dealing;
        await table.turn(cardsOf(outcome));
      }
      const winSound = winSoundOf(toneOf(round.stake, round.win));
      if (winSound) sound.play(winSound);
      table.light(
        [DRAGON_PLACE, TIGER_PLACE].filter(
          (at) =>
            outcome.winner === 'tie' || at === (outcome.winner === 'dragon' ? DRAGON_PLACE : TIGER_PLACE),
        ),
      );
      showVerdict(verdictText(outcome), outcome.winner);
      board.showPaid(outcome.wins, winSound !== null);
      board.say(resultText(round), winSound !== null);
      announce(`${cardsText(outcome)}. ${verdictText(outcome)}. ${resultText(round)}`);
    },
    cancel() {
      table.clear();
      board.say(t('dragon.hint'), false);
    },
    update(state) {
      board.update(state);
      showRoad(road, state.history);
    },
    setReducedMotion(isReduced) {
      prefersReducedMotion = isReduced;
    },
    free() {
      stopNaming();
      free();
    },
  };
};
