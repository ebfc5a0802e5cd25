import crownArt from '../../assets/rendered/ui/table-imperial-crown@2.webp?url';
import type { BaccaratOutcome } from '../../contract/games/grand-baccarat.ts';
import { handPoints } from '../../maths/baccarat/coup.ts';
import { GRAND_BACCARAT, pointsOf } from '../../maths/grand-baccarat.ts';
import { t } from '../../src/platform/i18n.ts';
import { openCardTable } from '../cards/open-card-table.ts';
import { makeCardRoads } from '../cards/road-panel.ts';
import { element } from '../engine/element.ts';
import { makeObservable } from '../engine/observable.ts';
import { makeTableScene, type OpenTable } from '../table/table-scene.ts';
import { makeBaccaratBoard } from './board.ts';
import { makeHandHeadings } from './hand-headings.ts';
import { BANKER_PLACES, layOutCoup, PLAYER_PLACES } from './layout.ts';
import { showRoads } from './road.ts';
import { handsText, verdictText, winnerOf } from './spot-name.ts';

/** The chip that a press on the board places; chosen in the console. */
export const chip = makeObservable(GRAND_BACCARAT.defaultStake);

const CARD_PLACES = { player: PLAYER_PLACES, banker: BANKER_PLACES } as const;
type Side = keyof typeof CARD_PLACES;

/** The cards of a hand, each at its place. */
const placedCards = (side: Side, outcome: BaccaratOutcome) =>
  outcome[side].cards.map((card, index) => ({ place: CARD_PLACES[side][index] ?? 0, card }));

export const openScene: OpenTable<BaccaratOutcome> = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const headings = makeHandHeadings();
  const sight = element('div', { class: 'sight salon' }, [
    element('div', { class: 'wall', 'aria-hidden': 'true' }, [
      element('img', { class: 'crown', src: crownArt, alt: '' }),
    ]),
    ...headings.views,
  ]);
  const { road, bigRoad } = makeCardRoads(sight);
  const board = makeBaccaratBoard({ chip: chip.get, setBet, announce, tools: [bigRoad.toggle] });
  place.classList.add('card-game', 'baccarat');
  place.append(sight, road.view, board.view);
  const { table, free, showVerdict } = await openCardTable({
    sight,
    sound,
    forcedRenderer,
    ground: '#7d0f1c',
    layOut(width, height) {
      const layout = layOutCoup(width, height);
      headings.place(layout);
      return layout;
    },
  });
  let dealing = Promise.resolve();
  const showPoints = (side: Side, cards: readonly number[]) =>
    headings.show(side, cards.length > 0 ? handPoints(cards.map(pointsOf)) : null);
  const clearPoints = () => {
    showPoints('player', []);
    showPoints('banker', []);
  };

  /** The first two cards of both hands, then the third ones, as the rules draw them. */
  async function play(outcome: BaccaratOutcome): Promise<void> {
    for (const side of ['player', 'banker'] as const) {
      await table.turn(placedCards(side, outcome).slice(0, 2));
      showPoints(side, outcome[side].cards.slice(0, 2));
    }
    for (const side of ['player', 'banker'] as const) {
      const third = placedCards(side, outcome)[2];
      if (!third) continue;
      await table.draws(third);
      showPoints(side, outcome[side].cards);
    }
  }

  return makeTableScene<BaccaratOutcome>({
    board,
    chip,
    sound,
    announce,
    started: () => t('table.dealt'),
    hint: () => t('baccarat.hint'),
    begin(isStill) {
      bigRoad.close();
      showVerdict('', '');
      clearPoints();
      const [playerFirst, playerSecond] = PLAYER_PLACES;
      const [bankerFirst, bankerSecond] = BANKER_PLACES;
      if (isStill) table.clear();
      else dealing = table.deal([playerFirst, bankerFirst, playerSecond, bankerSecond]);
    },
    async reveal(outcome, isStill) {
      if (isStill) {
        table.lay([...placedCards('player', outcome), ...placedCards('banker', outcome)]);
        showPoints('player', outcome.player.cards);
        showPoints('banker', outcome.banker.cards);
        return;
      }
      await dealing;
      await play(outcome);
    },
    settle(outcome) {
      const winner = winnerOf(outcome);
      table.light(winner === 'tie' ? [...PLAYER_PLACES, ...BANKER_PLACES] : CARD_PLACES[winner]);
      showVerdict(verdictText(outcome), winner);
    },
    rest() {
      table.clear();
      clearPoints();
    },
    spoken: (outcome) => `${handsText(outcome)}. ${verdictText(outcome)}`,
    showHistory: (history) => showRoads(road, bigRoad, history),
    free,
  });
};
