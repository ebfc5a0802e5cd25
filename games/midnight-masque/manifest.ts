import { type MasqueOutcome, masqueOutcomeSchema } from '../../contract/games/midnight-masque.ts';
import { type SlotBet, slotBetSchema } from '../../contract/games/slot.ts';
import { MIDNIGHT_MASQUE } from '../../maths/midnight-masque.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { stakeControls } from '../slot/stake-controls.ts';
import { infoTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './win-texts.ts';

export const midnightMasque: GameManifest<SlotBet, MasqueOutcome> = {
  maths: MIDNIGHT_MASQUE,
  bet: slotBetSchema,
  outcome: masqueOutcomeSchema,
  messages: ['masque'],
  title: () => t('masque.title'),
  sceneLabel: () => t('masque.scene'),
  ...stakeControls(null),
  infoTabs,
  paintedTexts,
  openScene,
};
