import { type PlacedBets, placedBets } from '../../contract/games/placed-bets.ts';
import { type RouletteOutcome, rouletteOutcome } from '../../contract/games/roulette-royale.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeChipChoice } from '../table/chip-choice.ts';
import { betText } from '../table/result-text.ts';
import { rouletteTabs } from './info-tabs.ts';
import { chip, openScene } from './open-scene.ts';
import { numberText, spotName } from './spot-name.ts';

export const rouletteRoyale: GameManifest<PlacedBets, RouletteOutcome> = {
  maths: ROULETTE_ROYALE,
  bet: placedBets,
  outcome: rouletteOutcome,
  messages: ['table', 'roulette'],
  title: () => t('roulette.title'),
  sceneLabel: () => t('roulette.scene'),
  controls: {
    action: () => t('game.spin'),
    actionLabel: (amount) => t('game.spin.label', { amount }),
    actionBusy: () => t('game.spin.busy'),
  },
  firstBet: () => null,
  betControls: () => makeChipChoice({ chip }),
  infoTabs: rouletteTabs,
  roundRows: ({ bet, outcome }) => [
    [t('game.rounds.bet'), betText(bet, spotName)],
    [t('game.rounds.outcome'), numberText(outcome)],
  ],
  paintedTexts: () => [],
  openScene,
};
