import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { getNotices, type Notice } from '../../../../contract/mail/notice-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { type OverlayPanelProps, onOverlayRead } from '../../../session/overlays/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { markNoticesRead, readNoticeIds } from './notice-reads.ts';
import styles from './notices.module.css';

const NO_NOTICES: readonly Notice[] = [];

/**
 * What the operator tells everybody, pinned ones first. The start has brought it already; only where a text was too long
 * for that, the whole is asked for. In the sheet that opens by itself they are read once that was closed.
 */
export function NoticeList({ isSheet = false }: { isSheet?: boolean }) {
  const told = useStore(configStore, ({ config }) => config?.notices);
  const isWhole = told?.every((notice) => notice.isWhole) ?? true;
  const { data, error, isFetching, refetch } = useCall(getNotices, {}, { isSilent: true, enabled: !isWhole });
  const notices = data?.list ?? told ?? NO_NOTICES;
  // As it was when they were opened: they stay marked as new while they are looked at.
  const [read] = useState(readNoticeIds);
  useEffect(() => {
    const mark = () => markNoticesRead(notices.map(({ id }) => id));
    if (!isSheet) {
      mark();
      return;
    }
    return onOverlayRead(({ name }) => {
      if (name === 'notices') mark();
    });
  }, [notices, isSheet]);
  if (notices.length === 0)
    return <EmptyState icon="megaphone" title={t('news.none')} text={t('news.noneText')} />;
  return (
    <div className={styles.list}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} isNew={!read.includes(notice.id)} />
      ))}
      {error !== null && !isFetching && (
        <p className={styles.failure} role="alert">
          {t('news.failed')} {describeFailure(error)}
          <Button kind="quiet" onClick={() => void refetch()}>
            {t('news.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

function NoticeCard({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const { id, title, text, isPinned, startsAt } = notice;
  const paragraphs = text.split(/\n\s*\n/);
  return (
    <article className={styles.notice} data-pinned={isPinned} aria-labelledby={`notice-${id}`}>
      <p className={styles.facts}>
        {isPinned && (
          <span className={styles.pinned}>
            <Icon name="pin" size={16} /> {t('news.pinned')}
          </span>
        )}
        {isNew && <span className={styles.new}>{t('news.new')}</span>}
        <DateText at={startsAt} shows="date" />
      </p>
      <h3 id={`notice-${id}`}>{title}</h3>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never change their places
        <p key={place}>{paragraph}</p>
      ))}
    </article>
  );
}

/** What the operator tells everybody now. One tap closes it. */
export function NoticesOverlay({ close }: OverlayPanelProps<'notices'>) {
  return (
    <div className={styles.sheet}>
      <NoticeList isSheet />
      <Button isWide onClick={close}>
        {t('news.ok')}
      </Button>
    </div>
  );
}
