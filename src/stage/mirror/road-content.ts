import type { AppConfig, VipLevel } from '../../../contract/config/app-config.ts';
import { type Cents, formatCents, type MoneyFormat } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import type { LevelContent, RoadContent, ThemeContent } from '../../../scenes/vip/content.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { themeStore } from '../../session/config/theme-store.ts';

/** A level with what only readers hear. */
export interface MirrorLevel extends LevelContent {
  readonly label: string;
}

export interface MirrorRoad extends RoadContent {
  readonly levels: readonly MirrorLevel[];
}

type Config = Pick<AppConfig, 'vipMap' | 'vipThemes'>;

/** The road in words: every level of the configuration, with what the server says of it. */
export function buildRoad({ vipMap, vipThemes }: Config, data: VipData, format: MoneyFormat): MirrorRoad {
  const levels = Object.values(vipMap).toSorted((a, b) => a.level - b.level);
  const showTypes = new Set(levels.map(({ showType }) => showType));
  return {
    levels: levels.map((level) => levelOf(level, vipThemes, data, format)),
    themes: Object.fromEntries([...showTypes].map((showType) => [showType, themeOf(showType, vipThemes)])),
    hereWord: t('vip.stage.here'),
    here: Math.max(
      0,
      levels.findIndex(({ level }) => level === data.vip),
    ),
  };
}

function levelOf(
  { level, showType, experience }: VipLevel,
  themes: Config['vipThemes'],
  data: VipData,
  format: MoneyFormat,
): MirrorLevel {
  const row = data.levels.find((one) => one.level === level);
  const isReached = level <= data.reached;
  const isHere = level === data.vip;
  const hasGift = row?.state === 'open' && row.levelUp.length > 0 && data.canClaim;
  const reward = (rewards: readonly Reward[] = []) => (rewards.length > 0 ? rewardText(rewards, format) : '');
  const grants = (['levelUp', 'daily', 'signIn', 'monthly'] as const).flatMap((kind) => {
    const rewards = reward(row?.[kind]);
    return rewards ? [t(`vip.stage.${kind}`, { rewards })] : [];
  });
  return {
    level,
    showType,
    isReached,
    isHere,
    hasGift,
    from:
      experience === 0
        ? t('vip.stage.foot')
        : t('vip.stage.from', { amount: shortMoney(experience, format) }),
    label: [
      t('vip.stage.step', { level, seat: themes[showType]?.name ?? '' }),
      t('vip.level.from', { amount: formatCents(experience, format) }),
      ...grants,
      isHere ? t('vip.stage.here') : t(isReached ? 'vip.stage.reached' : 'vip.stage.ahead'),
      ...(hasGift ? [t('vip.stage.gift')] : []),
    ].join('. '),
  };
}

/** "₱44,300": without the cents of a round amount, as a plate has little room. The label and the list below say all of it. */
const shortMoney = (amount: Cents, { sign }: MoneyFormat): string =>
  `${sign}${new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 2, numberingSystem: 'latn' }).format(amount / 100)}`;

/** A theme's colours; what it does not say is as the theme in force has it. */
function themeOf(showType: number, themes: Config['vipThemes']): ThemeContent {
  const skin = themes[showType];
  const { tokens } = themeStore.getState();
  const colour = (name: keyof typeof tokens): string => skin?.tokens[name] ?? tokens[name];
  return {
    showType,
    name: skin?.name ?? '',
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
