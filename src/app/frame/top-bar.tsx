import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { countPlayable } from '../../../contract/games/playable.ts';
import { formatCents, groupDigits } from '../../../contract/money.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { configStore } from '../../session/config/config-store.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { useRestriction } from '../../session/player/restrictions.ts';
import { isSessionUnverified } from '../../session/player/unverified-member.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { BrandMark } from './brand-mark.tsx';
import dots from './item-link.module.css';
import { hasRedDot } from './red-dots.ts';
import { SandboxMark } from './sandbox-mark.tsx';
import styles from './top-bar.module.css';

/** Mark, balance with its plus, mail, and the way in for guests. `bubble` stands beside the corner. */
export function TopBar({ bubble }: { bubble?: ReactNode }) {
  const name = useStore(themeStore, (state) => state.name);
  const isMember = useStore(profileStore, isSignedIn);
  const isWaiting = useStore(connectionStore, isSessionUnverified);
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
      {bubble}
      {isMember ? <MemberCorner /> : isWaiting ? <AccountSkeleton /> : <GuestCorner />}
    </header>
  );
}

function SearchLink() {
  const count = useStore(configStore, ({ config }) => countPlayable(config?.games ?? []));
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
  const isClosed = useRestriction('deposit') !== null;
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
        {!isClosed && (
          <a className={styles.plus} href={linkTo(paths.wallets, { name: 'deposit' })} draggable={false}>
            <Icon name="plus" size={19} />
            <span className={classNames('hidden-text', styles.plusWord)}>{t('shell.top.deposit')}</span>
          </a>
        )}
      </div>
      <MailLink />
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

/** Its dot says whether a mail is unread, or has something to claim. */
function MailLink() {
  const hasDot = useStore(redDotStore, (flags) => hasRedDot('mail', flags));
  const hasReward = useStore(redDotStore, ({ emailAwardFlag }) => emailAwardFlag);
  return (
    <a className={styles.mail} href={paths.email} draggable={false}>
      <Icon name="mail" size={24} />
      <span className="hidden-text">{t('shell.top.mail')}</span>
      {hasDot && (
        <span className={classNames(dots.dot, styles.mailDot)} data-red-dot>
          {t(hasReward ? 'shell.nav.waiting' : 'shell.top.unread')}
        </span>
      )}
    </a>
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
