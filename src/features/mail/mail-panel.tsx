import { useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { getMailDetail, type MailDetail, type MailLink } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { loadRedDots } from '../../session/refresh.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import confirmation from '../../ui/confirmation.module.css';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './mail.module.css';
import { addressOf, mailIdOf } from './mail-address.ts';
import { deleteMail } from './mail-flows.ts';

/** `/email/detail`: one mail. Opening it reads it, which may clear the badge. */
export function MailPanel() {
  const id = mailIdOf(new URLSearchParams(useSearch()));
  return id === null ? null : <One key={id} id={id} />;
}

function One({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useCall(
    getMailDetail,
    { id },
    {
      isSilent: true,
      refetchOnReconnect: isMissing,
      onAnswer: () => void loadRedDots().catch(() => undefined),
    },
  );
  if (data) return <Letter mail={data} />;
  if (error === null) return <SkeletonRows count={3} height="120px" />;
  if (error.key === 'mailUnknown')
    return (
      <EmptyState icon="mail" title={t('mail.unknown')} text={t('mail.unknownText')}>
        <ButtonLink href={paths.email}>{t('mail.back')}</ButtonLink>
      </EmptyState>
    );
  return (
    <ErrorState
      icon="offline"
      title={t('mail.failedOne')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const LINK_ICONS: Readonly<Record<MailLink, string>> = {
  bets: 'receipt',
  fair: 'shield-check',
  complaint: 'support',
  complaints: 'support',
};

function Letter({ mail }: { mail: MailDetail }) {
  const { id, category, title, sentAt, paragraphs, links } = mail;
  return (
    <div className={styles.page}>
      <article className={styles.letter} aria-labelledby="mail-title">
        <p className={styles.kind}>
          {t(`mail.kind.${category}`)} · <DateText at={sentAt} />
        </p>
        <h2 id="mail-title">{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
      <nav aria-label={t('mail.next')}>
        <ul className={styles.rows}>
          {links.map((link) => (
            <li key={link}>
              <a className={styles.link} href={addressOf(link, mail)}>
                <Icon name={LINK_ICONS[link]} />
                <span>{t(`mail.link.${link}`)}</span>
                <Icon name="chevron-right" size={18} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Deletion id={id} />
    </div>
  );
}

/** A press, a question, a second press. */
function Deletion({ id }: { id: string }) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useMutation();
  if (!isAsking)
    return (
      <Button kind="quiet" isWide onClick={() => setAsking(true)}>
        {t('mail.delete')}
      </Button>
    );
  const remove = async () => {
    if (!(await run(() => deleteMail(id)))) return;
    toast(t('mail.delete.done'), 'good');
    navigate(paths.email, { replace: true });
  };
  return (
    <div className={classNames(confirmation.confirmation, styles.question)}>
      <h3 ref={(title) => title?.focus()} tabIndex={-1}>
        {t('mail.delete.sure')}
      </h3>
      {failure !== null && (
        <Notice tone="danger" title={t('mail.delete.failed')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button kind="danger" isBusy={isBusy} disabled={!isOnline} onClick={() => void remove()}>
          {t('mail.delete.yes')}
        </Button>
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {t('mail.delete.no')}
        </Button>
      </div>
    </div>
  );
}
