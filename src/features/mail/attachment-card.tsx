import type { MailDetail } from '../../../contract/mail/mail-calls.ts';
import { rewardKindOf } from '../../../contract/rewards/reward-ids.ts';
import { t } from '../../platform/i18n.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { oneRewardText } from '../../session/claims/reward-text.ts';
import { Emblem } from '../../ui/emblem.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './attachment.module.css';
import { AttachmentState } from './attachment-chips.tsx';
import { ClaimMailButton } from './claim-mail-button.tsx';

/** What is attached to a mail: each reward with what it does, until when, its conditions, and the claim. */
export function AttachmentCard({ mail }: { mail: MailDetail }) {
  const { moneyFormat } = useUi();
  const { attachment, canClaim, id, title } = mail;
  if (attachment === null) return null;
  const { rewards, state, wageringMultiple } = attachment;
  return (
    <section className={styles.ticket} data-state={state} aria-labelledby="attached-title">
      <header>
        <h3 id="attached-title">{t('mail.attached')}</h3>
        <AttachmentState attachment={attachment} />
      </header>
      <ul className={listParts.list} aria-label={t('mail.attached.list')}>
        {rewards.map((reward) => {
          const kind = rewardKindOf(reward.propId);
          // Money that must be bet first is not yours to withdraw at once.
          const says = kind !== null && kind !== 'coin';
          return (
            <li key={reward.propId}>
              <Emblem
                name={rewardEmblem(reward.propId)}
                icon={rewardIcon(reward.propId)}
                size={60}
                isQuiet={state !== 'waiting'}
              />
              <span>
                <b>{oneRewardText(reward, moneyFormat)}</b>
                {says && <small>{t(`rewards.kind.${kind}.text`)}</small>}
                {kind === 'coin' && wageringMultiple > 0 && (
                  <small>{t('mail.attached.wagering', { times: wageringMultiple })}</small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {state === 'waiting' &&
        (canClaim ? (
          <ClaimMailButton id={id} text={t('mail.claim')} label={t('mail.claim.label', { title })} />
        ) : (
          <Notice>{t('mail.notNow.one')}</Notice>
        ))}
    </section>
  );
}
