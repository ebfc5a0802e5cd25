import type { Game } from '../../../contract/games/catalogue.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import { percentText, volatilityName } from './game-facts.ts';
import styles from './game-overlay.module.css';
import { VolatilityMark } from './volatility-mark.tsx';

/** The figures of a game: return, volatility, bets. */
export function GameFacts({ game }: { game: Game }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t(game.isRemote ? 'games.game.rtpStated' : 'games.game.rtp')}</dt>
        <dd className={styles.figure}>{game.rtpBp > 0 ? percentText(game.rtpBp) : '–'}</dd>
      </div>
      <div>
        <dt>{t('games.game.volatility')}</dt>
        <dd className={styles.volatility}>
          <VolatilityMark level={game.volatility} />
          <span>{volatilityName(game.volatility)}</span>
        </dd>
      </div>
      <div>
        <dt>{t('games.game.bets')}</dt>
        <dd className={styles.bets}>
          <Money amount={game.minBet} isShort />
          <span aria-hidden="true">–</span>
          <span className={classNames('hidden-text', styles.unseen)}>{t('games.game.to')}</span>
          <Money amount={game.maxBet} isShort />
        </dd>
      </div>
    </dl>
  );
}
