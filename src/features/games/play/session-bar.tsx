import { type CSSProperties, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { subtractCents } from '../../../../contract/money-arithmetic.ts';
import { t } from '../../../platform/i18n.ts';
import { momentFormat } from '../../../platform/market-time.ts';
import { paths } from '../../../platform/paths.ts';
import { timeNow } from '../../../platform/time.ts';
import { profileStore } from '../../../session/player/profile-store.ts';
import { protectionStore } from '../../../session/player/protection-store.ts';
import { type LimitLeft, shareLeft, tightestLimit } from '../../../session/player/tightest-limit.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Money } from '../../../ui/money.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { elapsedText } from './play-rules.ts';
import styles from './session-bar.module.css';

/** One thin line above every page: the time, the session so far, its net result, and Break. */
export function SessionBar({ hasBalance = false }: { hasBalance?: boolean }) {
  const session = useStore(profileStore, (state) => state.session);
  if (!session) return null;
  const net = subtractCents(session.won, session.staked);
  return (
    <section className={classNames(styles.bar, hasBalance && styles.full)} aria-label={t('play.bar.label')}>
      <Clock startedAt={session.startedAt} />
      <span className={styles.net}>
        <span className={styles.name} title={t('play.bar.netLabel')}>
          {t('play.bar.net')}
        </span>
        <span className={classNames(styles.figure, net < 0 && styles.loss)}>
          <Money amount={net} face="text" isSigned />
        </span>
      </span>
      <Left />
      {hasBalance && <Balance />}
      <a className={styles.break} href={paths.selfLimited} aria-label={t('play.bar.breakLabel')}>
        {t('play.bar.break')}
      </a>
    </section>
  );
}

/** Where no top bar shows it. */
function Balance() {
  const coin = useStore(profileStore, (state) => state.user?.coin);
  if (coin === undefined) return null;
  return (
    <span className={styles.balance} data-balance>
      <span className={styles.name}>{t('play.tools.balance')}</span>
      <span className={styles.figure}>
        <Money amount={coin} face="text" />
      </span>
    </span>
  );
}

/** What the tightest of the player's own limits still lets them stake, lose or deposit; nothing without one. */
function Left() {
  const told = useStore(protectionStore, (state) => state.told);
  return (
    <>
      <LeftOf name="left" limit={tightestLimit(told, 'loss', 'stake')} />
      <LeftOf name="deposit" limit={tightestLimit(told, 'deposit')} />
    </>
  );
}

function LeftOf({ name, limit }: { name: 'left' | 'deposit'; limit: LimitLeft | null }) {
  if (limit === null) return null;
  return (
    <span
      className={styles.left}
      style={{ '--share': `${Math.round(shareLeft(limit) * 100)}%` } as CSSProperties}
    >
      <span className={styles.name} title={t(`play.bar.${name}Label`)}>
        {t(`play.bar.${name}`)}
      </span>
      <span className={styles.figure}>
        <Money amount={limit.left} face="text" />
      </span>
    </span>
  );
}

/** By itself, so that a second's tick renders two figures and nothing else. */
function Clock({ startedAt }: { startedAt: number }) {
  const { formatLocale } = useUi();
  const now = useNow();
  const format = momentFormat(formatLocale, { timeStyle: 'medium', hourCycle: 'h23' });
  return (
    <>
      <span>
        <span className="hidden-text">{t('play.bar.clock')} </span>
        <time className={styles.figure}>{format.format(now)}</time>
      </span>
      <span>
        <span className={classNames(styles.name, styles.time)}>{t('play.bar.time')}</span>
        <span className={styles.figure}>{elapsedText(startedAt, now)}</span>
      </span>
    </>
  );
}

/** The server's time in milliseconds, renewed at each full second while the page is visible. */
function useNow(): number {
  const [now, setNow] = useState(timeNow);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      clearTimeout(timer);
      setNow(timeNow());
      if (!document.hidden) timer = window.setTimeout(tick, 1000 - (timeNow() % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
