import type { Game } from '../../../../contract/games/catalogue.ts';
import { isPlayable } from '../../../../contract/games/playable.ts';
import { GameStatus, JACKPOT_TIERS, type JackpotTier } from '../../../../contract/ids.ts';
import { groupDigits } from '../../../../contract/money.ts';
import type { LobbyContent, PosterContent, RailContent } from '../../../../scenes/lobby/content.ts';
import { posterImageWidth } from '../../../../scenes/lobby/layout-posters.ts';
import { buildBanners } from './banners.ts';
import { hueOf } from './hue.ts';
import type { LobbyInput } from './lobby-input.ts';
import type { LobbyWords } from './lobby-texts.ts';
import { planRails } from './rails.ts';

/** Most posters in a rail; all the others are one tap away. */
const RAIL_LIMIT = 30;

/** Everything the lobby says and shows, but for its amounts. */
export function buildContent(input: LobbyInput): LobbyContent {
  const { config, words, links, density } = input;
  const brands = new Map(config.gameBrands.map((brand) => [brand.id, brand.name]));
  const posterWidth = posterImageWidth(input.column.windowWidth);
  const posterOf = (game: Game, railKey: string): PosterContent => {
    const brand = brands.get(game.brandId) ?? '';
    const unshown = input.unshown.find(({ gameId }) => gameId === game.id);
    const pennant = pennantOf(game, unshown !== undefined);
    const pennantText = pennant ? words.t(`lobby.badge.${pennant}`) : '';
    return {
      key: `${railKey}:${game.id}`,
      gameId: game.id,
      slug: game.slug,
      name: game.name,
      // The first word is mark enough on a plaque; the label says it whole.
      brand: brand.split(' ')[0] ?? brand,
      pennant,
      pennantText,
      label: posterLabel({ name: game.name, brand }, pennant, pennantText, words),
      image: game.poster ?? `${config.gameResourceUrl}posters/${game.slug}-${posterWidth}@${density}.webp`,
      hue: hueOf(game.slug),
      address: isPlayable(game) ? links.play(game.id, unshown?.isPlayMoney ?? false) : null,
    };
  };
  const plans = planRails({
    games: config.games,
    types: config.gameTypes,
    likeIds: input.likeIds,
    historyIds: input.historyIds,
    links,
    limit: RAIL_LIMIT,
  });
  const rails = plans.map((plan): RailContent => {
    const title = words.titleOf(plan.titleKey);
    return {
      key: plan.key,
      title,
      allWord: words.t('lobby.rail.all'),
      // Of games that are still to come there is no number, and the list that follows has all the others too.
      allCount: plan.total > 0 ? groupDigits(plan.total, words.formatLocale) : '',
      allLabel:
        plan.total > 0
          ? words.t('lobby.rail.allOf', { count: plan.total, title })
          : words.t('lobby.rail.allGames'),
      allAddress: plan.allAddress,
      hasMore: plan.hasMore,
      posters: plan.games.map((game) => posterOf(game, plan.key)),
    };
  });
  return {
    banners: buildBanners(input),
    rails,
    tierNames: Object.fromEntries(
      JACKPOT_TIERS.map((tier) => [tier, words.t(`lobby.tier.${tier}`)]),
    ) as unknown as Record<JackpotTier, string>,
  };
}

const PENNANT_ORDER = ['jackpot', 'live', 'exclusive'] as const;

/** One pennant a poster; a game that cannot be played says so instead of praising itself. */
export function pennantOf(game: Game, hasUnshownRound = false): PosterContent['pennant'] {
  if (game.status === GameStatus.coming) return 'soon';
  if (game.status === GameStatus.maintenance) return 'maintenance';
  if (hasUnshownRound) return 'unshown';
  return PENNANT_ORDER.find((tag) => game.tags.includes(tag)) ?? null;
}

function posterLabel(
  names: { readonly name: string; readonly brand: string },
  pennant: PosterContent['pennant'],
  badge: string,
  { t }: LobbyWords,
): string {
  if (pennant === 'soon') return t('lobby.poster.labelSoon', names);
  return pennant ? t('lobby.poster.labelBadge', { ...names, badge }) : t('lobby.poster.label', names);
}
