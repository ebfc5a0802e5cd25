import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import type { VipData } from '../../../contract/rewards/vip-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardIcon } from '../../session/claims/reward-icons.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { configStore } from '../../session/config/config-store.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { claimLevelUp } from './claim-flows.ts';
import { LoadState } from './load-state.tsx';
import styles from './moments.module.css';
import { RewardClaim } from './reward-claim.tsx';
import { useVip } from './reward-queries.ts';
import rewards from './rewards.module.css';

/** What a level grants; the reward of reaching it is claimed here. */
export function VipGiftOverlay({ props: { level }, close }: OverlayPanelProps<'vip-gift'>) {
  const state = asyncState(useVip());
  const { moneyFormat } = useUi();
  const config = useStore(configStore, (stored) => stored.config);
  if (state.kind !== 'success') return <LoadState state={state} />;
  if (!config) return <LoadState state={{ kind: 'loading' }} />;
  const data = state.data.vipData;
  const row = config.vipMap[level];
  const step = data.levels.find((one) => one.level === level);
  return (
    <div className={styles.gift}>
      <p className={wordParts.headline}>{config.vipThemes[row?.showType ?? 1]?.name}</p>
      <p className={classNames(wordParts.note, styles.from)}>
        {t('vip.level.from', { amount: formatCents(row?.experience ?? data.vipExp, moneyFormat) })}
      </p>
      {step && step.levelUp.length > 0 && (
        <div className={styles.prize} data-state={step.state}>
          <span className={classNames(rewards.seal, styles.large)}>
            <Icon name={rewardIcon(step.levelUp[0]?.propId ?? 0)} size={34} />
          </span>
          <strong data-figure>{rewardText(step.levelUp, moneyFormat)}</strong>
          <small>{t('vip.gift.once')}</small>
          <PrizeState data={data} level={level} state={step.state} close={close} />
        </div>
      )}
      {step && <Regular step={step} />}
      {level === 0 && <p className={classNames(wordParts.note, styles.from)}>{t('vip.emptyText')}</p>}
    </div>
  );
}

type Step = VipData['levels'][number];

interface PrizeStateProps {
  data: VipData;
  level: number;
  state: Step['state'];
  close(): void;
}

function PrizeState({ data, level, state, close }: PrizeStateProps) {
  if (state === 'claimed') return <ClaimButton state="claimed" text={t('vip.done')} />;
  if (state === 'locked')
    return <span className={classNames(wordParts.note, styles.from)}>{t('vip.stage.ahead')}</span>;
  if (!data.canClaim) return <ClaimButton state="forbidden" text={t('vip.claim')} note={t('vip.notNow')} />;
  return (
    <RewardClaim
      text={t('vip.claim')}
      label={t('vip.claim.level', { level })}
      kind="action"
      claim={() => claimLevelUp({ level })}
      onClaimed={close}
    />
  );
}

/** What comes again for as long as the level counts. */
function Regular({ step }: { step: Step }) {
  const { moneyFormat } = useUi();
  const kinds = (['daily', 'signIn', 'monthly'] as const).filter((kind) => step[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <dl className={styles.regular}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{t(`vip.kind.${kind}`)}</dt>
          <dd>{rewardText(step[kind], moneyFormat)}</dd>
        </div>
      ))}
    </dl>
  );
}
