import {
  type DragonTigerOutcome,
  type DragonTigerSpot,
  dragonTigerOutcome,
} from '../../contract/games/dragon-tiger.ts';
import { type PlacedBets, placedBets } from '../../contract/games/placed-bets.ts';
import { DRAGON_TIGER } from '../../maths/dragon-tiger.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeChipChoice } from '../table/chip-choice.ts';
import { betText } from '../table/result-text.ts';
import { duelTabs } from './info-tabs.ts';
import { chip, openScene } from './open-scene.ts';
import { cardsText, spotName } from './spot-name.ts';

export const dragonTiger: GameManifest<PlacedBets, DragonTigerOutcome> = {
  maths: DRAGON_TIGER,
  bet: placedBets,
  outcome: dragonTigerOutcome,
  messages: ['table', 'cards', 'dragon'],
  title: () => t('dragon.title'),
  sceneLabel: () => t('dragon.scene'),
  controls: {
    action: () => t('table.deal'),
    actionLabel: (amount) => t('table.deal.label', { amount }),
    actionBusy: () => t('table.deal.busy'),
  },
  firstBet: () => null,
  betControls: () => makeChipChoice({ chip }),
  infoTabs: duelTabs,
  roundRows: ({ bet, outcome }) => [
    [t('game.rounds.bet'), betText(bet, (spot) => spotName(spot as DragonTigerSpot))],
    [t('game.rounds.outcome'), cardsText(outcome)],
  ],
  paintedTexts: () => [],
  openScene,
};
