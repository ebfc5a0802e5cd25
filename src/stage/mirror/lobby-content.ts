import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus, JACKPOT_TIERS, type JackpotTier } from '../../../contract/ids.ts';
import type { JackpotInfo, JackpotWinner } from '../../../contract/jackpot/jackpot.ts';
import { type Cents, formatCents, groupDigits } from '../../../contract/money.ts';
import type { GameDataUser } from '../../../contract/profile/user.ts';
import type {
  LobbyContent,
  PosterContent,
  RailContent,
  WinnerContent,
} from '../../../scenes/lobby/content.ts';
import { posterImageWidth } from '../../../scenes/lobby/layout-posters.ts';
import type { PennantKind } from '../../../scenes/ornaments/plaques.ts';
import { tierOfProp } from '../../features/jackpot/tiers.ts';
import { planRails } from '../../features/lobby/rails.ts';
import { formatLocale, isMessageKey, t } from '../../platform/i18n.ts';
import { imageDensity } from '../../platform/savings.ts';
import { hueOf } from './hue.ts';
import { buildBanners } from './lobby-banners.ts';
import { playAddress } from './play-address.ts';

/** Most posters in a rail; all the others are one tap away. */
const RAIL_LIMIT = 30;

type UnshownRound = GameDataUser['unshownRounds'][number];

export interface ContentInput {
  readonly config: AppConfig;
  readonly likeIds: readonly number[];
  readonly historyIds: readonly number[];
  /** Games with a round whose end the player has not seen. */
  readonly unshown: readonly UnshownRound[];
  readonly windowWidth: number;
  readonly devicePixelRatio: number;
  /** Data is to be spared. */
  readonly isSparing: boolean;
  readonly isMember: boolean;
  /** The jackpot's draw runs. */
  readonly hasJackpot: boolean;
  /** In milliseconds. */
  readonly now: number;
}

export function money(amount: Cents): string {
  return formatCents(amount, { locale: formatLocale(), sign: t('shell.currency.sign') });
}

/** Everything the lobby says and shows, from the market's config and what is known of the player. */
export function buildContent(input: ContentInput): LobbyContent {
  const { config } = input;
  const brands = new Map(config.gameBrands.map((brand) => [brand.id, brand.name]));
  const density = imageDensity(input.devicePixelRatio, input.isSparing);
  const posterWidth = posterImageWidth(input.windowWidth);
  const posterOf = (game: Game, railKey: string): PosterContent => {
    const brand = brands.get(game.brandId) ?? '';
    const unshown = input.unshown.find(({ gameId }) => gameId === game.id);
    const pennant = pennantOf(game, unshown !== undefined);
    const pennantText = pennant ? t(`lobby.badge.${pennant}`) : '';
    return {
      key: `${railKey}:${game.id}`,
      gameId: game.id,
      slug: game.slug,
      name: game.name,
      // The first word is mark enough on a plaque; the label says it whole.
      brand: brand.split(' ')[0] ?? brand,
      pennant,
      pennantText,
      label: posterLabel(game.name, brand, pennant, pennantText),
      image: `${config.gameResourceUrl}posters/${game.slug}-${posterWidth}@${density}.webp`,
      hue: hueOf(game.slug),
      address: playAddress(game, unshown?.isPlayMoney),
    };
  };
  const plans = planRails({
    games: config.games,
    types: config.gameTypes,
    likeIds: input.likeIds,
    historyIds: input.historyIds,
    limit: RAIL_LIMIT,
  });
  const rails = plans.map((plan): RailContent => {
    const title = isMessageKey(plan.titleKey) ? t(plan.titleKey) : plan.titleKey;
    return {
      key: plan.key,
      title,
      allWord: t('lobby.rail.all'),
      allCount: groupDigits(plan.total, formatLocale()),
      allLabel: t('lobby.rail.allOf', { count: plan.total, title }),
      allAddress: plan.allAddress,
      hasMore: plan.total > plan.games.length,
      posters: plan.games.map((game) => posterOf(game, plan.key)),
    };
  });
  return {
    banners: buildBanners({ ...input, density }),
    rails,
    tierNames: Object.fromEntries(
      JACKPOT_TIERS.map((tier) => [tier, t(`lobby.tier.${tier}`)]),
    ) as unknown as Record<JackpotTier, string>,
  };
}

const PENNANT_ORDER = ['jackpot', 'live', 'hot', 'new', 'exclusive'] as const;

/** One pennant a poster; a game that cannot be played says so instead of praising itself. */
export function pennantOf(game: Game, hasUnshownRound = false): PennantKind | null {
  if (game.status === GameStatus.coming) return 'soon';
  if (game.status === GameStatus.maintenance) return 'maintenance';
  if (hasUnshownRound) return 'unshown';
  return PENNANT_ORDER.find((tag) => game.tags.includes(tag)) ?? null;
}

function posterLabel(name: string, brand: string, pennant: PennantKind | null, badge: string): string {
  if (pennant === 'soon') return t('lobby.poster.labelSoon', { name, brand });
  return pennant
    ? t('lobby.poster.labelBadge', { name, brand, badge })
    : t('lobby.poster.label', { name, brand });
}

/** The ticker's lines, latest first. `now` in milliseconds. */
export function buildWinners(info: JackpotInfo, now: number): WinnerContent[] {
  return info.jackpotWinnerList.map((winner, index) => {
    const tier = tierOfProp(winner.propId);
    const ago = agoText(winner, now);
    return {
      key: `${index}:${winner.updateTime}:${winner.nickname}`,
      sentence: t('lobby.ticker.won', { name: '{name}', tier: '{tier}' }),
      name: winner.nickname,
      tier,
      tierName: tier ? t(`lobby.tier.${tier}`) : '',
      amount: money(winner.count),
      note: winner.isSample ? `${t('lobby.ticker.sample')} · ${ago}` : ago,
    };
  });
}

function agoText(winner: JackpotWinner, now: number): string {
  const minutes = Math.max(0, Math.round((now - winner.updateTime) / 60_000));
  const hours = Math.round(minutes / 60);
  if (minutes < 60) return t('lobby.ticker.minutesAgo', { count: minutes });
  if (hours < 48) return t('lobby.ticker.hoursAgo', { count: hours });
  return t('lobby.ticker.daysAgo', { count: groupDigits(Math.round(hours / 24), formatLocale()) });
}
