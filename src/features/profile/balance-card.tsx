import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config-store.ts';
import { worthText } from '../../session/unit-worth.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './member.module.css';
import { nextLevel } from './rules.ts';

/** The player's balance, and what the next level requires; shown, not urged. */
export function BalanceCard({ user }: { user: UserInfo }) {
  const { moneyFormat } = useUi();
  const vipMap = useStore(configStore, (state) => state.config?.vipMap);
  const next = vipMap ? nextLevel(vipMap, user.vip) : null;
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
        <div>
          <dt>{t('member.player.vip', { level: user.vip })}</dt>
          <dd data-figure>
            {next
              ? t('member.balance.next', {
                  level: next.level,
                  amount: formatCents(next.experience, moneyFormat),
                })
              : t('member.balance.highest')}
          </dd>
        </div>
      </dl>
      <div className={styles.moves}>
        <ButtonLink href={linkTo(paths.wallets, { name: 'deposit', back: 1 })}>
          {t('member.balance.deposit')}
        </ButtonLink>
        <ButtonLink kind="quiet" href={linkTo(paths.wallets, { name: 'withdraw', back: 1 })}>
          {t('member.balance.withdraw')}
        </ButtonLink>
      </div>
    </section>
  );
}
