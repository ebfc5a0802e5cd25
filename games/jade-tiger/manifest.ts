import { type JadeOutcome, jadeOutcomeSchema } from '../../contract/games/jade-tiger.ts';
import { type SlotBet, slotBetSchema } from '../../contract/games/slot.ts';
import { JADE_TIGER } from '../../maths/jade-tiger.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { stakeControls } from '../slot/stake-controls.ts';
import { infoTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './win-texts.ts';

export const jadeTiger: GameManifest<SlotBet, JadeOutcome> = {
  maths: JADE_TIGER,
  bet: slotBetSchema,
  outcome: jadeOutcomeSchema,
  messages: ['jade'],
  title: () => t('jade.title'),
  sceneLabel: () => t('jade.scene'),
  ...stakeControls(null),
  infoTabs,
  paintedTexts,
  openScene,
};
