import type { AppConfig, VipLevel } from '../../../contract/config/app-config.ts';
import { type Cents, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import type { BalconyContent, StairsContent, StepContent } from '../../../scenes/vip/content.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/reward-text.ts';
import { themeStore } from '../../session/theme-store.ts';

/** A step with what only readers hear. */
export interface MirrorStep extends StepContent {
  readonly label: string;
}

export interface MirrorStairs extends StairsContent {
  readonly steps: readonly MirrorStep[];
}

type Config = Pick<AppConfig, 'vipMap' | 'vipThemes'>;

/** The stairs in words: every level of the configuration, with what the server says of it. */
export function buildStairs({ vipMap, vipThemes }: Config, data: VipData, format: MoneyFormat): MirrorStairs {
  const levels = Object.values(vipMap).toSorted((a, b) => a.level - b.level);
  const steps = levels.map((level) => stepOf(level, vipThemes, data, format));
  const next = levels.findIndex(({ level }) => level === data.reached + 1);
  const from = levels[next - 1]?.experience ?? 0;
  const need = levels[next]?.experience ?? 0;
  return {
    steps,
    balconies: Object.fromEntries(
      [...new Set(levels.map(({ showType }) => showType))].map((showType) => [
        showType,
        balconyOf(showType, vipThemes),
      ]),
    ),
    hereWord: t('vip.stage.here'),
    here: Math.max(
      0,
      levels.findIndex(({ level }) => level === data.vip),
    ),
    progress:
      next < 0
        ? null
        : { index: next, share: Math.min(1, Math.max(0, (data.vipExp - from) / Math.max(1, need - from))) },
  };
}

function stepOf(
  { level, showType, experience }: VipLevel,
  themes: Config['vipThemes'],
  data: VipData,
  format: MoneyFormat,
): MirrorStep {
  const step = data.levels.find((one) => one.level === level);
  const isReached = level <= data.reached;
  const isHere = level === data.vip;
  const hasGift = step?.state === 'open' && step.levelUp.length > 0 && data.canClaim;
  const reward = (rewards: readonly Reward[] = []) => (rewards.length > 0 ? rewardText(rewards, format) : '');
  const grants = (['levelUp', 'daily', 'signIn', 'monthly'] as const).flatMap((kind) => {
    const rewards = reward(step?.[kind]);
    return rewards ? [t(`vip.stage.${kind}`, { rewards })] : [];
  });
  return {
    level,
    showType,
    isReached,
    isHere,
    hasGift,
    reward: reward(step?.levelUp),
    from:
      experience === 0
        ? t('vip.stage.foot')
        : t('vip.stage.from', { amount: compactMoney(experience, format) }),
    label: [
      t('vip.stage.step', { level, seat: themes[showType]?.name ?? '' }),
      t('vip.level.from', { amount: formatCents(experience, format) }),
      ...grants,
      isHere ? t('vip.stage.here') : t(isReached ? 'vip.stage.reached' : 'vip.stage.ahead'),
      ...(hasGift ? [t('vip.stage.gift')] : []),
    ].join('. '),
  };
}

/** "₱2.7K": a plaque has room for no more. The label and the list below say all of it. */
function compactMoney(amount: Cents, { sign }: MoneyFormat): string {
  const short = new Intl.NumberFormat(formatLocale(), {
    notation: 'compact',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions);
  return `${sign}${short.format(amount / 100)}`;
}

/** A balcony in its look's colours; what the look does not say is as the theme in force has it. */
function balconyOf(showType: number, themes: Config['vipThemes']): BalconyContent {
  const look = themes[showType];
  const { tokens } = themeStore.getState();
  const colour = (name: keyof typeof tokens): string => look?.tokens[name] ?? tokens[name];
  return {
    showType,
    name: look?.name ?? '',
    light: colour('brassLight'),
    metal: colour('brass'),
    base: colour('brassBase'),
    dark: colour('brassDark'),
    shadow: colour('brassShadow'),
    velvet: colour('velvet'),
    ink: colour('ink'),
    panel: colour('panel'),
  };
}
