import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { worthText } from '../../session/config/unit-worth.ts';
import { useRestriction } from '../../session/player/restrictions.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import styles from './member.module.css';

/** The player's balance and the purses beside it. */
export function BalanceCard({ user }: { user: UserInfo }) {
  const isClosed = useRestriction('deposit') !== null;
  return (
    <section className={styles.balance} aria-labelledby="member-balance">
      <h2 id="member-balance">{t('member.balance.title')}</h2>
      <p>
        <Money amount={user.coin} />
      </p>
      <dl className={styles.purses}>
        <div>
          <dt>{t('member.balance.safebox')}</dt>
          <dd data-figure>
            <Money amount={user.safebox} />
          </dd>
        </div>
        <div>
          <dt>{t('member.balance.tickets')}</dt>
          <dd data-figure>
            {user.lottery}
            <small className={styles.worth}>{worthText(user.lottery, 'lottery')}</small>
          </dd>
        </div>
      </dl>
      <div className={styles.moves}>
        {!isClosed && (
          <ButtonLink href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}>
            {t('member.balance.deposit')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={linkTo(paths.wallets, { name: 'withdraw', back: 1 })}>
          {t('member.balance.withdraw')}
        </ButtonLink>
      </div>
    </section>
  );
}
