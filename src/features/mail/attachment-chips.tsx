import type { MailAttachment } from '../../../contract/mail/mail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { oneRewardText } from '../../session/claims/reward-text.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './attachment.module.css';

/** How an attachment stands, with its date. */
export function AttachmentState({ attachment: { state, claimUntil } }: { attachment: MailAttachment }) {
  if (state === 'claimed')
    return (
      <span className={styles.taken}>
        <Icon name="check" size={16} /> {t('mail.attached.claimed')}
      </span>
    );
  return (
    <span className={styles.until}>
      {t(state === 'waiting' ? 'mail.attached.until' : 'mail.attached.lapsed')} <DateText at={claimUntil} />
    </span>
  );
}

/** What is attached to a mail, in its row of the list. */
export function AttachmentChips({ attachment }: { attachment: MailAttachment }) {
  const { moneyFormat } = useUi();
  return (
    <span className={styles.chips} data-state={attachment.state}>
      {attachment.rewards.map((reward) => (
        <span key={reward.propId} className={styles.chip}>
          <Emblem
            name={rewardEmblem(reward.propId)}
            icon={rewardIcon(reward.propId)}
            size={26}
            isQuiet={attachment.state !== 'waiting'}
          />
          {oneRewardText(reward, moneyFormat)}
        </span>
      ))}
      <AttachmentState attachment={attachment} />
    </span>
  );
}
