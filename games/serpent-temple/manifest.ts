import { type SerpentOutcome, serpentOutcomeSchema } from '../../contract/games/serpent-temple.ts';
import { type SlotBet, slotBetSchema } from '../../contract/games/slot.ts';
import { SERPENT_TEMPLE } from '../../maths/serpent-temple.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { stakeControls } from '../slot/stake-controls.ts';
import { infoTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './win-texts.ts';

export const serpentTemple: GameManifest<SlotBet, SerpentOutcome> = {
  maths: SERPENT_TEMPLE,
  bet: slotBetSchema,
  outcome: serpentOutcomeSchema,
  messages: ['serpent'],
  title: () => t('serpent.title'),
  sceneLabel: () => t('serpent.scene'),
  ...stakeControls(null),
  infoTabs,
  paintedTexts,
  openScene,
};
