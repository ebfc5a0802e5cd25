import { type OrchardOutcome, orchardOutcomeSchema } from '../../contract/games/golden-orchard.ts';
import { type SlotBet, slotBetSchema } from '../../contract/games/slot.ts';
import { ORCHARD_REELS } from '../../maths/golden-orchard/reels.ts';
import { GOLDEN_ORCHARD } from '../../maths/golden-orchard.ts';
import { t } from '../../src/platform/i18n.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { stakeControls } from '../slot/stake-controls.ts';
import { infoTabs } from './info-tabs.ts';
import { openScene } from './open-scene.ts';
import { paintedTexts } from './win-texts.ts';

export const goldenOrchard: GameManifest<SlotBet, OrchardOutcome> = {
  maths: GOLDEN_ORCHARD,
  bet: slotBetSchema,
  outcome: orchardOutcomeSchema,
  messages: ['orchard'],
  title: () => t('orchard.title'),
  sceneLabel: () => t('orchard.scene'),
  ...stakeControls(ORCHARD_REELS.lines.length),
  infoTabs,
  paintedTexts,
  openScene,
};
