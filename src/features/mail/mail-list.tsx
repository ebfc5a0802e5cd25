import {
  getMail2,
  MAIL_PAGE_SIZE,
  type MailCategory,
  type MailRow,
} from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { useCallPages } from '../../session/use-call-pages.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreRows } from '../../ui/more-rows.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import styles from './mail.module.css';

export type MailTab = 'all' | MailCategory;

const FIRST_CURSOR: string | null = null;

interface MailListProps {
  tab: MailTab;
  /** The address of a mail's page. */
  hrefOf(id: string): string;
}

/** Mails of a category, newest first. */
export function MailList({ tab, hrefOf }: MailListProps) {
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
          <Row key={mail.id} mail={mail} href={hrefOf(mail.id)} />
        ))}
      </ul>
      <MoreRows
        failure={error && describeFailure(error)}
        hasMore={hasMore}
        isBusy={isFetching}
        text={t('mail.more')}
        onMore={more}
      />
    </div>
  );
}

function Row({ mail, href }: { mail: MailRow; href: string }) {
  const { category, title, summary, sentAt, readAt } = mail;
  const isUnread = readAt === null;
  return (
    <li>
      <a className={styles.row} data-unread={isUnread} href={href}>
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
