import { useSearch } from 'wouter';
import { cents, formatCents } from '../../../contract/money.ts';
import {
  getRechargeAwards,
  type RechargeKind,
  type RechargeProgramme,
} from '../../../contract/recharge/recharge-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { DateText } from '../../ui/date-text.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { AwardLog } from './award-log.tsx';
import styles from './recharge.module.css';
import { rechargeTabOf } from './recharge-tab.ts';
import { StepRow } from './step-row.tsx';

/** `/activity/recharge`: what deposits give, programme by programme. */
export function RechargePanel() {
  const wanted = rechargeTabOf(new URLSearchParams(useSearch()));
  const { data, error, isFetching, refetch } = useCall(
    getRechargeAwards,
    {},
    { isSilent: true, refetchOnReconnect: isMissing },
  );
  if (!data)
    return error === null ? (
      <SkeletonRows count={4} height="72px" />
    ) : (
      <ErrorState
        icon="offline"
        title={t('recharge.failed')}
        text={describeFailure(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const shown = data.programmes.filter(({ steps }) => steps.length > 0);
  const [first] = shown;
  if (!first)
    return (
      <div className={styles.page}>
        <EmptyState icon="gift" title={t('recharge.none')} text={t('recharge.noneText')} />
        <AwardLog />
      </div>
    );
  const programme = shown.find(({ kind }) => kind === wanted) ?? first;
  return (
    <div className={styles.page}>
      <Tabs<RechargeKind>
        label={t('recharge.tabs')}
        tabs={shown.map(({ kind }) => ({ value: kind, label: t(`recharge.tab.${kind}`) }))}
        value={programme.kind}
        onChange={(tab) => navigate(linkTo(paths.recharge, { tab }), { replace: true })}
      >
        <Programme programme={programme} />
      </Tabs>
      <AwardLog />
    </div>
  );
}

const YEAR_MS = 365 * 86_400_000;

function Programme({ programme }: { programme: RechargeProgramme }) {
  const { moneyFormat } = useUi();
  const { kind, done, minAmount, endAt, steps } = programme;
  const amount = formatCents(minAmount ?? cents(0), moneyFormat);
  return (
    <div className={styles.programme}>
      <p>{t(`recharge.lead.${kind}`, { amount })}</p>
      <p className={styles.done}>
        {kind === 'continuous'
          ? t('recharge.done.days', { count: done })
          : t('recharge.done.amount', { amount: formatCents(cents(done), moneyFormat) })}
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepRow key={step.id} kind={kind} step={step} />
        ))}
      </ol>
      {endAt - Date.now() < YEAR_MS && (
        <p className={styles.note}>
          {t('recharge.until')} <DateText at={endAt} shows="date" />
        </p>
      )}
      <p className={styles.note}>{t('recharge.fair')}</p>
    </div>
  );
}
