import type { RewardProgramme } from '../../../contract/rewards/programme-calls.ts';
import { rewardKindOf } from '../../../contract/rewards/reward-ids.ts';
import { t } from '../../platform/i18n.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { oneRewardText } from '../../session/claims/reward-text.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import listParts from '../../ui/lists.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { claimProgramme } from './claim-flows.ts';
import { RewardClaim } from './reward-claim.tsx';
import styles from './rewards.module.css';

/** A programme of the operator: what it gives, until when, and its claim. */
export function ProgrammeCard({ programme }: { programme: RewardProgramme }) {
  const { moneyFormat } = useUi();
  const { programmeId, name, rewards, endsAt, state } = programme;
  const heading = `programme-${programmeId}`;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <ul className={listParts.list}>
        {rewards.map((reward) => {
          const kind = rewardKindOf(reward.propId);
          return (
            <li key={reward.propId} className={styles.kind}>
              <Emblem name={rewardEmblem(reward.propId)} icon={rewardIcon(reward.propId)} />
              <span>
                <b>{oneRewardText(reward, moneyFormat)}</b>
                {kind && <small>{t(`rewards.kind.${kind}.text`)}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={wordParts.note}>
        {t('rewards.offer.until')} <DateText at={endsAt} />
      </p>
      {state === 'open' ? (
        <RewardClaim
          text={t('rewards.claim')}
          label={t('rewards.claim.label', { name })}
          kind="action"
          claim={() => claimProgramme({ programmeId })}
        />
      ) : (
        <ClaimButton state="claimed" text={t('rewards.done')} />
      )}
    </section>
  );
}
