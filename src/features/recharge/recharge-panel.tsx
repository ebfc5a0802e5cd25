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
import { timeNow } from '../../platform/time.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { AwardLog } from './award-log.tsx';
import styles from './recharge.module.css';
import { rechargeTabOf } from './recharge-tab.ts';
import { StepRow } from './step-row.tsx';

/** `/activity/recharge`: what deposits give, programme by programme. */
export function RechargePanel() {
  const wanted = rechargeTabOf(new URLSearchParams(useSearch()));
  const state = asyncState(useCall(getRechargeAwards, {}, { isSilent: true, refetchOnReconnect: isMissing }));
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('recharge.failed')} boxes={{ count: 4, height: '72px' }} />;
  const shown = state.data.programmes.filter(({ steps }) => steps.length > 0);
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
      <ol className={classNames(listParts.list, styles.steps)}>
        {steps.map((step) => (
          <StepRow key={step.id} kind={kind} step={step} />
        ))}
      </ol>
      {endAt - timeNow() < YEAR_MS && (
        <p className={styles.note}>
          {t('recharge.until')} <DateText at={endAt} shows="date" />
        </p>
      )}
      <p className={styles.note}>{t('recharge.fair')}</p>
    </div>
  );
}
