import { useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import type { MailDetail } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import confirmation from '../../ui/confirmation.module.css';
import { Notice } from '../../ui/notice.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { mailIdOf } from './mail-address.ts';
import { deleteMail } from './mail-flows.ts';
import styles from './mail-tools.module.css';
import { OneMail } from './one-mail.tsx';

/** `/email/detail`: one mail, with where it leads. */
export function MailPanel() {
  const id = mailIdOf(new URLSearchParams(useSearch()));
  if (id === null) return null;
  return (
    <OneMail
      key={id}
      id={id}
      listAddress={paths.email}
      isLinkOpen={() => true}
      foot={(mail) => <Deletion mail={mail} />}
    />
  );
}

/** A press, a question, a second press. What is attached and not claimed is named in the question. */
function Deletion({ mail: { id, attachment } }: { mail: MailDetail }) {
  const { moneyFormat } = useUi();
  const givenUp = attachment?.state === 'waiting' ? attachment.rewards : null;
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useMutation();
  if (!isAsking)
    return (
      <Button kind="plain" icon="trash" isWide onClick={() => setAsking(true)}>
        {t('mail.delete')}
      </Button>
    );
  const remove = async () => {
    if (!(await run(() => deleteMail(id, givenUp !== null)))) return;
    toast(t('mail.delete.done'), 'good');
    navigate(paths.email, { replace: true });
  };
  return (
    <div className={classNames(surfaceParts.frame, confirmation.confirmation, styles.question)}>
      <h3 ref={(title) => title?.focus()} tabIndex={-1}>
        {givenUp === null
          ? t('mail.delete.sure')
          : t('mail.delete.reward', { rewards: rewardText(givenUp, moneyFormat) })}
      </h3>
      {failure !== null && (
        <Notice tone="danger" title={t('mail.delete.failed')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button kind="danger" isBusy={isBusy} disabled={!isOnline} onClick={() => void remove()}>
          {t(givenUp === null ? 'mail.delete.yes' : 'mail.delete.reward.yes')}
        </Button>
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {t('mail.delete.no')}
        </Button>
      </div>
    </div>
  );
}
