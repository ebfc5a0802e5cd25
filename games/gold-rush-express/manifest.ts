import { type RushOutcome, rushOutcomeSchema } from '../../contract/games/gold-rush-express.ts';
import { type SlotBet, slotBetSchema } from '../../contract/games/slot.ts';
import { RUSH_REELS } from '../../maths/gold-rush/reels.ts';
import { GOLD_RUSH_EXPRESS } from '../../maths/gold-rush-express.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { stakeControls } from '../slot/stake-controls.ts';
import { infoTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './rush-texts.ts';

export const goldRushExpress: GameManifest<SlotBet, RushOutcome> = {
  maths: GOLD_RUSH_EXPRESS,
  bet: slotBetSchema,
  outcome: rushOutcomeSchema,
  messages: ['rush'],
  title: () => t('rush.title'),
  sceneLabel: () => t('rush.scene'),
  ...stakeControls(RUSH_REELS.lines.length),
  infoTabs,
  paintedTexts,
  openScene,
};
