import type { MailRow } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreRows } from '../../ui/more-rows.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { AttachmentChips } from './attachment-chips.tsx';
import styles from './mail.module.css';
import { MAIL_ICONS } from './mail-category.ts';
import type { MailTab, useMailPages } from './use-mail-pages.ts';

interface MailListProps {
  tab: MailTab;
  answer: ReturnType<typeof useMailPages>;
  /** The address of a mail's page. */
  hrefOf(id: string): string;
}

/** Mails of a category, newest first. */
export function MailList({ tab, answer, hrefOf }: MailListProps) {
  const { data, error, refetch, hasMore, isFetching, more } = answer;
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
    return (
      <EmptyState
        icon={tab === 'all' ? 'mail' : MAIL_ICONS[tab]}
        title={t(`mail.none.${tab}`)}
        text={t(`mail.noneText.${tab}`)}
      >
        {tab === 'offer' && (
          <ButtonLink kind="quiet" href={paths.profileConsent}>
            {t('mail.offer.consent')}
          </ButtonLink>
        )}
      </EmptyState>
    );
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
  const { attachment, category, title, summary, sentAt, readAt } = mail;
  const isUnread = readAt === null;
  return (
    <li>
      <a className={styles.row} data-unread={isUnread} href={href}>
        <span className={styles.seal} data-category={category}>
          <Icon name={MAIL_ICONS[category]} size={22} />
        </span>
        <span className={styles.main}>
          <span className={styles.facts}>
            {isUnread && <span className={styles.unread}>{t('mail.unread')}</span>}
            <DateText at={sentAt} shows="date" />
          </span>
          <span className={styles.subject}>{title}</span>
          <span className={styles.summary}>{summary}</span>
          {attachment && <AttachmentChips attachment={attachment} />}
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}
