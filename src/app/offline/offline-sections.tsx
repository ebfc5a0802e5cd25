import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Cents, formatCents } from '../../../contract/money.ts';
import { isMoneyLimit } from '../../../contract/protection/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { timeNow } from '../../platform/time.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { configStore } from '../../session/config/config-store.ts';
import { type OfflineCopy, readOfflineCopy } from '../../session/offline/offline-copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StageDrawing } from '../../ui/stage-drawing.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { HelpLines } from './help-lines.tsx';
import { momentText } from './moment-text.ts';
import styles from './offline.module.css';

/** `/offline`: what can be looked at without a network. */
export function OfflinePanel() {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  return (
    <div className={styles.page}>
      {!isOnline && <StageDrawing prop="plug" isDark />}
      <OfflineSections />
      {isOnline && (
        <ButtonLink isWide href={paths.home}>
          {t('page.notFound.home')}
        </ButtonLink>
      )}
    </div>
  );
}

/** What is kept for a time without a network: played games, limits and help, each as of when; nothing of it acts. */
export function OfflineSections() {
  const [copy, setCopy] = useState<OfflineCopy | null | undefined>();
  const token = tokenStore.read();
  useEffect(() => {
    let isGone = false;
    void readOfflineCopy(token, timeNow()).then((found) => {
      if (!isGone) setCopy(found);
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  return (
    <div className={styles.page}>
      <Notice>{t('page.offline.note')}</Notice>
      {token === null && <p className={wordParts.note}>{t('page.offline.guest')}</p>}
      {token !== null && copy === undefined && <SkeletonRows count={3} height="56px" />}
      {token !== null && copy !== undefined && (
        <>
          <Games copy={copy} />
          <Limits copy={copy} />
          <p className={wordParts.note}>{t('page.offline.private')}</p>
        </>
      )}
      <HelpLines />
    </div>
  );
}

function AsOf({ at }: { at: number }) {
  return (
    <p className={wordParts.note}>
      <time dateTime={new Date(at).toISOString()}>
        {t('page.offline.asOf', { time: momentText(at, timeNow()) })}
      </time>
    </p>
  );
}

function Games({ copy }: { copy: OfflineCopy | null }) {
  const config = useStore(configStore, (state) => state.config);
  const byId = new Map(config?.games.map((game) => [game.id, game]));
  const rows = copy?.history.flatMap(({ gameId, time }) => {
    const game = byId.get(gameId);
    return game ? [{ ...game, time }] : [];
  });
  return (
    <section className={classNames(wordParts.headed, styles.section)} aria-labelledby="offline-games">
      <h2 id="offline-games">{t('page.offline.games')}</h2>
      {copy?.historyAt != null && <AsOf at={copy.historyAt} />}
      {rows && rows.length > 0 ? (
        <ul className={classNames(listParts.list, styles.games)}>
          {rows.map(({ id, slug, name, poster, time }) => (
            <li key={id}>
              <img
                src={poster ?? `${config?.gameResourceUrl}posters/${slug}-132@1.webp`}
                alt=""
                width={42}
                height={56}
                draggable={false}
                // The worker may not have this one: the name says enough.
                onError={({ currentTarget }) => {
                  currentTarget.style.visibility = 'hidden';
                }}
              />
              <span>{name}</span>
              <time dateTime={new Date(time).toISOString()}>{momentText(time, timeNow())}</time>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t(copy?.historyAt == null ? 'page.offline.notKept' : 'page.offline.noGames')}</p>
      )}
    </section>
  );
}

function Limits({ copy }: { copy: OfflineCopy | null }) {
  const { moneyFormat } = useUi();
  const amount = (key: OfflineCopy['limits'][number]['key'], value: number) =>
    isMoneyLimit(key)
      ? formatCents(value as Cents, moneyFormat)
      : t('page.offline.minutes', { count: value });
  return (
    <section className={classNames(wordParts.headed, styles.section)} aria-labelledby="offline-limits">
      <h2 id="offline-limits">{t('page.offline.limits')}</h2>
      {copy?.limitsAt != null && <AsOf at={copy.limitsAt} />}
      {copy?.breakUntil != null && copy.breakUntil > timeNow() && (
        <p>{t('page.offline.break', { time: momentText(copy.breakUntil, timeNow()) })}</p>
      )}
      {copy && copy.limits.length > 0 ? (
        <dl className={classNames(listParts.list, styles.limits)}>
          {copy.limits.map(({ key, value, left }) => (
            <div key={key}>
              <dt>{t(`page.offline.limit.${key}`)}</dt>
              <dd>
                <span>{amount(key, value)}</span>
                {left !== null && <small>{t('page.offline.left', { amount: amount(key, left) })}</small>}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t(copy?.limitsAt == null ? 'page.offline.notKept' : 'page.offline.noLimits')}</p>
      )}
    </section>
  );
}
