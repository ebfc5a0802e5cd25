import { useState } from 'react';
import {
  BREAK_PERIODS,
  type BreakPeriod,
  breakEnd,
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  exclusionEnd,
} from '../../../contract/protection/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { serverNow } from '../../session/protection-store.ts';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { closeForGood, exclude, startBreak } from './flows.ts';
import { momentText } from './limit-text.ts';
import { PeriodAction } from './period-action.tsx';
import styles from './protection.module.css';

const periodName = (period: BreakPeriod | ExclusionPeriod) => t(`protection.period.${period}`);

/** A break of a chosen length; a running one can be made longer. */
export function BreakSection() {
  const { formatLocale } = useUi();
  const [period, setPeriod] = useState<BreakPeriod>('day');
  return (
    <PeriodAction<BreakPeriod>
      name="break"
      periods={BREAK_PERIODS}
      period={period}
      onPeriod={setPeriod}
      periodName={periodName}
      text={t('protection.break.sure', { until: momentText(breakEnd(period, serverNow()), formatLocale) })}
      act={async () => {
        await startBreak(period);
        toast(t('protection.break.done'), 'good');
      }}
    />
  );
}

/** What was done, for the confirmation text. */
export type EndedAccount =
  | { readonly kind: 'excluded'; readonly until: number | null }
  | { readonly kind: 'closed' };

export function ExclusionSection({ onEnd }: { onEnd(ended: EndedAccount): void }) {
  const { formatLocale } = useUi();
  const [period, setPeriod] = useState<ExclusionPeriod>('halfYear');
  const end = exclusionEnd(period, serverNow());
  return (
    <PeriodAction<ExclusionPeriod>
      name="exclusion"
      periods={EXCLUSION_PERIODS}
      period={period}
      onPeriod={setPeriod}
      periodName={periodName}
      text={
        end === null
          ? t('protection.exclusion.sureForGood')
          : t('protection.exclusion.sure', { until: momentText(end, formatLocale) })
      }
      act={async () => onEnd({ kind: 'excluded', until: await exclude(period) })}
    />
  );
}

export function CloseSection({ onEnd }: { onEnd(ended: EndedAccount): void }) {
  return (
    <section className={styles.section} aria-labelledby="protection-close">
      <h2 id="protection-close">{t('protection.close.title')}</h2>
      <p>{t('protection.close.text')}</p>
      <ConfirmedAction
        label={t('protection.close.start')}
        question={t('protection.close.question')}
        text={t('protection.close.sure')}
        yes={t('protection.close.yes')}
        act={async () => {
          await closeForGood();
          onEnd({ kind: 'closed' });
        }}
      />
    </section>
  );
}
