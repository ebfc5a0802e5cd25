import { useStore } from 'zustand';
import { formatCents, groupDigits } from '../../../contract/money.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config-store.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { isSignedIn, profileStore } from '../../session/profile-store.ts';
import { themeStore } from '../../session/theme-store.ts';
import { isUnproven } from '../../session/unverified-member.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { BrandMark } from './brand-mark.tsx';
import { SandboxMark } from './sandbox-mark.tsx';
import styles from './top-bar.module.css';

/** Mark, balance with its plus, and the way in for guests. */
export function TopBar() {
  const name = useStore(themeStore, (state) => state.name);
  const isMember = useStore(profileStore, isSignedIn);
  const isWaiting = useStore(connectionStore, isUnproven);
  return (
    <header className={styles.bar}>
      <a
        className={styles.brand}
        href={paths.home}
        draggable={false}
        aria-label={t('shell.top.home', { name })}
      >
        <BrandMark size={38} />
        <span>
          <span className={styles.name}>{name}</span>
          <SandboxMark className={styles.sandboxSmall ?? ''} />
        </span>
      </a>
      <SearchLink />
      <SandboxMark className={styles.sandbox ?? ''} />
      {isMember ? <MemberCorner /> : isWaiting ? <AccountSkeleton /> : <GuestCorner />}
    </header>
  );
}

function SearchLink() {
  const count = useStore(configStore, (state) => state.config?.games.length ?? 0);
  return (
    <a className={styles.search} data-guide="search" href={paths.gameSearch} draggable={false}>
      <Icon name="search" size={19} />
      <span>{t('shell.top.searchCount', { count: groupDigits(count, formatLocale()) })}</span>
    </a>
  );
}

function MemberCorner() {
  const { moneyFormat } = useUi();
  const user = useStore(profileStore, (state) => state.user);
  if (!user) return null;
  const shownName = user.nickname || user.account;
  return (
    <div className={styles.corner} data-unkept>
      <div className={styles.balance} data-guide="balance">
        <a
          className={styles.amount}
          href={paths.wallets}
          draggable={false}
          aria-label={t('shell.top.balance', { amount: formatCents(user.coin, moneyFormat) })}
        >
          <Money amount={user.coin} />
        </a>
        <a className={styles.plus} href={linkTo(paths.wallets, { name: 'deposit' })} draggable={false}>
          <Icon name="plus" size={19} />
          <span className={styles.plusWord}>{t('shell.top.deposit')}</span>
        </a>
      </div>
      <a
        className={styles.account}
        href={paths.member}
        draggable={false}
        aria-label={t('shell.top.account', { name: shownName })}
      >
        {shownName.slice(0, 1).toUpperCase()}
      </a>
    </div>
  );
}

/** A player with a session that the server could not verify yet: the sign-in button would mislead. */
function AccountSkeleton() {
  return (
    <div className={styles.corner} data-unkept>
      <a
        className={styles.account}
        href={paths.member}
        draggable={false}
        aria-label={t('shell.unproven.account')}
      >
        <Icon name="person" size={19} />
      </a>
    </div>
  );
}

function GuestCorner() {
  return (
    <div className={styles.corner} data-guide="join">
      <a className={styles.signIn} href={paths.authLogin} draggable={false}>
        {t('shell.top.signIn')}
      </a>
      <ButtonLink kind="action" href={paths.authRegister} className={styles.join ?? ''}>
        {t('shell.top.register')}
      </ButtonLink>
    </div>
  );
}
