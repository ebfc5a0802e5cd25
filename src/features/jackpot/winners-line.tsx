import { useStore } from 'zustand';
import { tierOfProp } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { boardStore } from './board-store.ts';
import facts from './hall-facts.module.css';
import { moneyText } from './prize-text.ts';

/** The newest winners, one every two seconds; real draws, and samples that say so. */
export function WinnersLine() {
  const winner = useStore(
    boardStore,
    ({ info, winnerIndex }) => info?.jackpotWinnerList[winnerIndex] ?? null,
  );
  const tier = winner && tierOfProp(winner.propId);
  return (
    <section className={facts.winners} aria-label={t('jackpot.winners')}>
      <Icon name="trophy" size={18} />
      {winner && tier ? (
        <p key={`${winner.updateTime}${winner.nickname}`} data-tier={tier}>
          <span>
            {`${t('jackpot.winners.line', { name: winner.nickname, tier: t(`lobby.tier.${tier}`) })} `}
          </span>
          <b>{moneyText(winner.count)}</b>
          {winner.isSample && <small>{t('jackpot.winners.sample')}</small>}
        </p>
      ) : (
        <p>{t('jackpot.winners.none')}</p>
      )}
    </section>
  );
}
