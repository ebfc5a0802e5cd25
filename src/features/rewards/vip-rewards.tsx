import type { ReactNode } from 'react';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Emblem } from '../../ui/emblem.tsx';
import listParts from '../../ui/lists.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { claimLevelUp, claimRepeated, type RepeatedReward } from './claim-flows.ts';
import styles from './level-panel.module.css';
import { RewardClaim } from './reward-claim.tsx';
import rewards from './rewards.module.css';

const KINDS: readonly RepeatedReward[] = ['daily', 'signIn', 'monthly'];

/** What can be claimed now: the gifts of levels that were reached, and the rewards of this day, week and month. */
export function VipRewards({ data }: { data: VipData }) {
  const { moneyFormat } = useUi();
  const gifts = data.levels.filter(({ state, levelUp }) => state === 'open' && levelUp.length > 0);
  const open = KINDS.filter((kind) => data[kind].state === 'open');
  const count = data.canClaim ? gifts.length + open.length : 0;
  return (
    <section className={rewards.group} aria-labelledby="vip-now">
      <h2 id="vip-now" className={styles.title}>
        <span>{t('vip.now')}</span>
        {count > 0 && (
          <span className={styles.count} role="img" aria-label={t('vip.now.count', { count })}>
            {count}
          </span>
        )}
      </h2>
      <ul className={listParts.list}>
        {gifts.map(({ level, levelUp }) => (
          <Row
            key={level}
            propId={levelUp[0]?.propId ?? 0}
            title={t('vip.now.level', { level })}
            note={rewardText(levelUp, moneyFormat)}
          >
            {data.canClaim && (
              <RewardClaim
                text={t('vip.claim')}
                label={t('vip.claim.level', { level })}
                kind={level === gifts[0]?.level ? 'action' : 'second'}
                claim={() => claimLevelUp({ level })}
              />
            )}
          </Row>
        ))}
        {KINDS.map((kind) => (
          <Repeated
            key={kind}
            kind={kind}
            data={data}
            button={gifts.length === 0 && kind === open[0] ? 'action' : 'second'}
          />
        ))}
      </ul>
    </section>
  );
}

interface RepeatedProps {
  kind: RepeatedReward;
  data: VipData;
  button: 'action' | 'second';
}

function Repeated({ kind, data, button }: RepeatedProps) {
  const { moneyFormat } = useUi();
  const { rewards: granted, state, nextAt } = data[kind];
  const name = t(`vip.kind.${kind}`);
  return (
    <Row
      propId={granted[0]?.propId ?? 0}
      isQuiet={state !== 'open'}
      title={name}
      note={
        <>
          <span>
            {state === 'none'
              ? t('vip.fromLevel', { level: firstLevelOf(data, kind) })
              : rewardText(granted, moneyFormat)}
          </span>
          {state === 'claimed' && (
            <span>
              {` · ${t('vip.next')} `}
              <DateText at={nextAt} />
            </span>
          )}
        </>
      }
    >
      {state === 'open' && data.canClaim && (
        <RewardClaim
          text={t('vip.claim')}
          label={t('vip.claim.label', { name })}
          kind={button}
          claim={() => claimRepeated[kind]({})}
        />
      )}
      {state === 'claimed' && <ClaimButton state="claimed" text={t('vip.done')} />}
    </Row>
  );
}

interface RowProps {
  /** What is granted; 0 where there is nothing yet. */
  propId: number;
  isQuiet?: boolean;
  title: string;
  note: ReactNode;
  /** The claim, or that it was made. */
  children: ReactNode;
}

function Row({ propId, isQuiet = false, title, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      <Emblem name={rewardEmblem(propId)} icon={rewardIcon(propId)} size={54} isQuiet={isQuiet} />
      <span className={styles.words}>
        <strong>{title}</strong>
        <small>{note}</small>
      </span>
      <span className={styles.claim}>{children}</span>
    </li>
  );
}

/** The lowest level with a reward of this kind. */
const firstLevelOf = ({ levels }: VipData, kind: RepeatedReward): number =>
  levels.find((level) => level[kind].length > 0)?.level ?? 1;
