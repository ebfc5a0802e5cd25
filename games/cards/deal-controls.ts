import { t } from '../../src/platform/i18n.ts';
import type { ControlTexts } from '../engine/controls.ts';

/** What a table says on its button when a round is a deal. */
export const DEAL_CONTROLS: ControlTexts = {
  action: () => t('table.deal'),
  actionLabel: (amount) => t('table.deal.label', { amount }),
  actionBusy: () => t('table.deal.busy'),
};
