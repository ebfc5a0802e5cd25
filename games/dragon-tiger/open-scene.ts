import dragonArt from '../../assets/rendered/ui/table-dragon@2.webp?url';
import tigerArt from '../../assets/rendered/ui/table-tiger@2.webp?url';
import type { DragonTigerOutcome } from '../../contract/games/dragon-tiger.ts';
import { t } from '../../src/platform/i18n.ts';
import { openCardTable } from '../cards/open-card-table.ts';
import { makeCardRoads } from '../cards/road-panel.ts';
import { element } from '../engine/element.ts';
import { makeTableScene, type OpenTable } from '../table/table-scene.ts';
import { makeArena } from './arena.ts';
import { makeDuelBoard } from './board.ts';
import { chip } from './chip.ts';
import { DRAGON_PLACE, layOutDuel, TIGER_PLACE } from './layout.ts';
import { showRoads } from './road.ts';
import { cardsText, verdictText } from './spot-name.ts';

const cardsOf = ({ dragon, tiger }: DragonTigerOutcome) => [
  { place: DRAGON_PLACE, card: dragon },
  { place: TIGER_PLACE, card: tiger },
];

const winnersOf = ({ winner }: DragonTigerOutcome) => [
  ...(winner === 'tiger' ? [] : [DRAGON_PLACE]),
  ...(winner === 'dragon' ? [] : [TIGER_PLACE]),
];

export const openScene: OpenTable<DragonTigerOutcome> = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const arena = makeArena(dragonArt, tigerArt);
  const sight = element('div', { class: 'sight duel' }, arena.layers);
  const { road, bigRoad } = makeCardRoads(sight);
  const board = makeDuelBoard({ chip: chip.get, setBet, announce, tools: [bigRoad.toggle] });
  place.classList.add('card-game', 'dragon-tiger');
  place.append(sight, road.view, board.view);
  const { table, free, showVerdict } = await openCardTable({
    sight,
    sound,
    forcedRenderer,
    ground: '#5c0612',
    layOut(width, height) {
      const layout = layOutDuel(width, height);
      arena.place(layout);
      return layout;
    },
  });
  let dealing = Promise.resolve();
  return makeTableScene<DragonTigerOutcome>({
    board,
    chip,
    sound,
    announce,
    started: () => t('table.dealt'),
    hint: () => t('dragon.hint'),
    begin(isStill) {
      bigRoad.close();
      showVerdict('', '');
      if (isStill) table.clear();
      else dealing = table.deal([DRAGON_PLACE, TIGER_PLACE]);
    },
    async reveal(outcome, isStill) {
      if (isStill) return table.lay(cardsOf(outcome));
      await dealing;
      await table.turn(cardsOf(outcome));
    },
    settle(outcome) {
      table.light(winnersOf(outcome));
      showVerdict(verdictText(outcome), outcome.winner);
    },
    rest: () => table.clear(),
    spoken: (outcome) => `${cardsText(outcome)}. ${verdictText(outcome)}`,
    showHistory: (history) => showRoads(road, bigRoad, history),
    free,
  });
};
