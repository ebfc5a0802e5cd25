import type { RewardProgramme } from '../../../contract/rewards/programme-calls.ts';
import { rewardKindOf } from '../../../contract/rewards/reward-ids.ts';
import { t } from '../../platform/i18n.ts';
import { rewardIcon } from '../../session/reward-icons.ts';
import { oneRewardText } from '../../session/reward-text.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ClaimButton } from './claim-button.tsx';
import { claimProgramme } from './programme-flows.ts';
import styles from './rewards.module.css';

/** A programme of the operator: what it gives, until when, and its claim. */
export function ProgrammeCard({ programme }: { programme: RewardProgramme }) {
  const { moneyFormat } = useUi();
  const { programmeId, name, rewards, endsAt, state } = programme;
  const heading = `programme-${programmeId}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <ul className={styles.rows}>
        {rewards.map((reward) => {
          const kind = rewardKindOf(reward.propId);
          return (
            <li key={reward.propId} className={styles.kind}>
              <span className={styles.seal}>
                <Icon name={rewardIcon(reward.propId)} size={24} />
              </span>
              <span>
                <b>{oneRewardText(reward, moneyFormat)}</b>
                {kind && <small>{t(`rewards.kind.${kind}.text`)}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {t('rewards.offer.until')} <DateText at={endsAt} />
      </p>
      {state === 'open' ? (
        <ClaimButton
          text={t('rewards.claim')}
          label={t('rewards.claim.label', { name })}
          kind="action"
          claim={() => claimProgramme(programmeId)}
        />
      ) : (
        <span className={styles.done}>{t('rewards.done')}</span>
      )}
    </section>
  );
}
