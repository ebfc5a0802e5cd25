import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../contract/ids.ts';
import { type Cents, formatCents } from '../../../contract/money.ts';
import { formatLocale, isMessageKey, t } from '../../platform/i18n.ts';

export function brandName(config: AppConfig, brandId: number): string {
  return config.gameBrands.find((brand) => brand.id === brandId)?.name ?? '';
}

export function typeName(config: AppConfig, typeId: number): string {
  const key = config.gameTypes.find((type) => type.id === typeId)?.key ?? '';
  return isMessageKey(key) ? t(key) : key;
}

/** A feature's name; a feature without a message here is shown as the server wrote it. */
export function featureName(feature: string): string {
  const key = `games.feature.${feature}`;
  return isMessageKey(key) ? t(key) : feature;
}

/** @param level 1 low to 5 high */
export function volatilityName(level: number): string {
  const key = `games.volatility.${level}`;
  return isMessageKey(key) ? t(key) : String(level);
}

/** Basis points as a share, like 96.04%. */
export function percentText(basisPoints: number, digits = 2): string {
  const format = new Intl.NumberFormat(formatLocale(), { style: 'percent', minimumFractionDigits: digits });
  return format.format(basisPoints / 10_000);
}

/** An amount that reads along in a sentence, without a `.00`. */
export function shortMoney(amount: Cents): string {
  return formatCents(amount, {
    locale: formatLocale(),
    sign: t('shell.currency.sign'),
    showWholeCents: false,
  });
}

const BADGES = ['soon', 'maintenance', 'jackpot', 'live', 'exclusive'] as const;
export type Badge = (typeof BADGES)[number];

/** Everything a game may be marked with, weightiest first; one that cannot be played does not praise itself. */
export function badgesOf(game: Game): Badge[] {
  if (game.status === GameStatus.coming) return ['soon'];
  if (game.status === GameStatus.maintenance) return ['maintenance'];
  return BADGES.filter((badge) => (game.tags as readonly string[]).includes(badge));
}

export function badgeName(badge: Badge): string {
  return badge === 'maintenance' ? t('games.badge.maintenance') : t(`lobby.badge.${badge}`);
}

/** Whether a studio made the game: then a page of the studio's shows it, and nothing of it is part of our build. */
export const isStudioGame = ({ poster }: Game): boolean => poster !== undefined;

/** Whether its rounds are decided here, by tables that were checked: then its figures are exact, and its rounds can be checked. */
export const isHostedGame = (game: Game): boolean => isStudioGame(game) && !game.isRemote;

/** Both sizes of a poster, for a browser to choose from; a studio's game has one for all. */
export function posterSources(config: AppConfig, game: Game): { src: string; srcSet?: string } {
  if (game.poster !== undefined) return { src: game.poster };
  const at = (density: 1 | 2) => `${config.gameResourceUrl}posters/${game.slug}-132@${density}.webp`;
  return { src: at(2), srcSet: `${at(1)} 132w, ${at(2)} 264w` };
}
