import { useState } from 'react';
import { useStore } from 'zustand';
import { MAX_CLAIMED_MAILS, type MailCounts } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import confirmation from '../../ui/confirmation.module.css';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import linkParts from '../../ui/links.module.css';
import { Notice } from '../../ui/notice.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { ClaimMailButton } from './claim-mail-button.tsx';
import { deleteReadMail } from './mail-flows.ts';
import styles from './mail-tools.module.css';
import { categoryOf, type MailTab } from './use-mail-pages.ts';

interface ClaimAllProps {
  /** Mails with something to claim. */
  waiting: number;
  canClaim: boolean;
}

/** What waits in all mails, with one button for all of it. */
export function ClaimAll({ waiting, canClaim }: ClaimAllProps) {
  if (waiting === 0) return null;
  if (!canClaim) return <Notice>{t('mail.notNow')}</Notice>;
  return (
    <section className={styles.waiting} aria-label={t('mail.claim.all')}>
      <Emblem name="offers" icon="gift" />
      <p>
        <span>{t('mail.claim.waiting', { count: waiting })}</span>
        {waiting > MAX_CLAIMED_MAILS && <small>{t('mail.claim.first', { most: MAX_CLAIMED_MAILS })}</small>}
      </p>
      <ClaimMailButton
        id={null}
        text={t('mail.claim.all')}
        label={t('mail.claim.all.label', { count: Math.min(waiting, MAX_CLAIMED_MAILS) })}
      />
    </section>
  );
}

/** How many are unread, and a way to put away those that are read: a press, a question, a second press. */
export function BoxTools({ tab, counts: { unread, read } }: { tab: MailTab; counts: MailCounts }) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useMutation();
  if (unread + read === 0) return null;
  const remove = async () => {
    let count = 0;
    const isDone = await run(async () => {
      count = await deleteReadMail(categoryOf(tab));
    });
    if (!isDone) return;
    setAsking(false);
    toast(t('mail.delete.read.done', { count }), 'good');
  };
  if (isAsking)
    return (
      <div className={classNames(surfaceParts.frame, confirmation.confirmation, styles.question)}>
        <h3 ref={(title) => title?.focus()} tabIndex={-1}>
          {t('mail.delete.read.sure')}
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
  return (
    <p className={styles.tools}>
      <span>{unread > 0 ? t('mail.count.unread', { count: unread }) : t('mail.count.none')}</span>
      {read > 0 && (
        <button
          type="button"
          className={classNames(linkParts.button, styles.tool)}
          onClick={() => setAsking(true)}
        >
          <Icon name="trash" size={18} />
          {t('mail.delete.read')}
        </button>
      )}
    </p>
  );
}
