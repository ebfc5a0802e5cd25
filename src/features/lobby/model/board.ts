import { JACKPOT_TIERS, type JackpotTier, tierOfProp } from '../../../../contract/ids.ts';
import type { JackpotInfo, JackpotWinner } from '../../../../contract/jackpot/jackpot.ts';
import { type Cents, formatCents, groupDigits } from '../../../../contract/money.ts';
import type { BoardFigures, WinnerContent } from '../../../../scenes/lobby/content.ts';
import type { LobbyWords } from './lobby-texts.ts';

const NO_FIGURES: BoardFigures = { mega: '', major: '', minor: '', mini: '' };

const moneyText = (amount: Cents, { t, formatLocale }: LobbyWords): string =>
  formatCents(amount, { locale: formatLocale, sign: t('shell.currency.sign') });

/** The amounts on the plaques; empty before the first reading. */
export function boardFigures(
  amounts: Readonly<Record<JackpotTier, Cents>> | null,
  words: LobbyWords,
): BoardFigures {
  if (!amounts) return NO_FIGURES;
  return Object.fromEntries(
    JACKPOT_TIERS.map((tier) => [tier, moneyText(amounts[tier], words)]),
  ) as unknown as BoardFigures;
}

/** The ticker's lines, latest first, as of the reading. */
export function winnerLines(info: JackpotInfo | null, words: LobbyWords): readonly WinnerContent[] {
  return (info?.jackpotWinnerList ?? []).map((winner, index) => {
    const tier = tierOfProp(winner.propId);
    const ago = agoText(winner, info?.readAt ?? 0, words);
    return {
      key: `${index}:${winner.updateTime}:${winner.nickname}`,
      sentence: words.t('lobby.ticker.won', { name: '{name}', tier: '{tier}' }),
      name: winner.nickname,
      tier,
      tierName: tier ? words.t(`lobby.tier.${tier}`) : '',
      amount: moneyText(winner.count, words),
      note: winner.isSample ? `${words.t('lobby.ticker.sample')} · ${ago}` : ago,
    };
  });
}

function agoText(winner: JackpotWinner, now: number, { t, formatLocale }: LobbyWords): string {
  const minutes = Math.max(0, Math.round((now - winner.updateTime) / 60_000));
  const hours = Math.round(minutes / 60);
  if (minutes < 60) return t('lobby.ticker.minutesAgo', { count: minutes });
  if (hours < 48) return t('lobby.ticker.hoursAgo', { count: hours });
  return t('lobby.ticker.daysAgo', { count: groupDigits(Math.round(hours / 24), formatLocale) });
}
