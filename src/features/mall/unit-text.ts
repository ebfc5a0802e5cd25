import type { Cents } from '../../../contract/money.ts';
import { worthOf } from '../../../contract/unit-value.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config/config-store.ts';

/** "2,000 points". */
export const pointsText = (count: number): string => t('rewards.unit.points', { count });

/** "2 diamonds". */
export const diamondsText = (count: number): string => t('rewards.unit.diamonds', { count });

/** What diamonds are exchanged for; null while they are not. */
export const diamondWorth = (count: number): Cents | null =>
  worthOf(count, configStore.getState().config?.unitValues.diamonds ?? null);
