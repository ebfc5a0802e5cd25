import { useState } from 'react';
import {
  getMail2,
  MAIL_CATEGORIES,
  MAIL_PAGE_SIZE,
  type MailCategory,
  type MailRow,
} from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { useCallPages } from '../../session/use-call-pages.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './mail.module.css';

type Tab = 'all' | MailCategory;
const TABS: readonly Tab[] = ['all', ...MAIL_CATEGORIES];

/** `/email`: the player's mails, newest first. */
export function MailBoxPanel() {
  const [tab, setTab] = useState<Tab>('all');
  return (
    <div className={styles.page}>
      <Tabs<Tab>
        label={t('mail.tabs')}
        tabs={TABS.map((value) => ({ value, label: t(`mail.tab.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        <MailList key={tab} tab={tab} />
      </Tabs>
    </div>
  );
}

const FIRST_CURSOR: string | null = null;

function MailList({ tab }: { tab: Tab }) {
  const category = tab === 'all' ? null : tab;
  const { data, error, refetch, hasMore, isFetching, more } = useCallPages(getMail2, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ category, cursor, pageSize: MAIL_PAGE_SIZE }),
    next: ({ nextCursor }) => nextCursor,
    isSilent: true,
  });
  if (!data) {
    if (error === null) return <SkeletonRows count={4} height="96px" />;
    return (
      <ErrorState
        icon="offline"
        title={t('mail.failed')}
        text={describeFailure(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const mails = data.flatMap(({ list }) => list);
  if (mails.length === 0)
    return <EmptyState icon="mail" title={t(`mail.none.${tab}`)} text={t(`mail.noneText.${tab}`)} />;
  return (
    <div className={styles.page}>
      <ul className={styles.rows}>
        {mails.map((mail) => (
          <Row key={mail.id} mail={mail} />
        ))}
      </ul>
      {error && <p role="alert">{describeFailure(error)}</p>}
      {hasMore && (
        <Button kind="quiet" isWide isBusy={isFetching} onClick={more}>
          {t('mail.more')}
        </Button>
      )}
    </div>
  );
}

function Row({ mail: { id, category, title, summary, sentAt, readAt } }: { mail: MailRow }) {
  const isUnread = readAt === null;
  return (
    <li>
      <a className={styles.row} data-unread={isUnread} href={linkTo(paths.emailDetail, { id })}>
        <span className={styles.seal}>
          <Icon name={category === 'service' ? 'games' : 'person-circle'} size={22} />
        </span>
        <span className={styles.main}>
          <span className={styles.facts}>
            {isUnread && <span className={styles.unread}>{t('mail.unread')}</span>}
            <DateText at={sentAt} shows="date" />
          </span>
          <span className={styles.subject}>{title}</span>
          <span className={styles.summary}>{summary}</span>
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}
