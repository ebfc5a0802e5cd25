import {
  BREAK_PERIODS,
  type BreakPeriod,
  breakEnd,
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  exclusionEnd,
} from '../../../contract/protection/protection-rules.ts';
import { t } from '../../platform/i18n.ts';
import { serverNow } from '../../session/player/protection-store.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { ConfirmedAction } from './confirmation.tsx';
import { momentText } from './limit-text.ts';
import { PeriodAction } from './period-action.tsx';
import styles from './protection.module.css';
import { closeForGood, exclude, startBreak } from './protection-flows.ts';

const periodName = (period: BreakPeriod | ExclusionPeriod) => t(`protection.period.${period}`);

/** The same length again, a moment later, is no longer break. */
const LONGER_MS = 3_600_000;

/** A break of a chosen length. A running one can be made longer, and only lengths that end later are offered. */
export function BreakSection({ until }: { until: number | null }) {
  const { formatLocale } = useUi();
  const now = serverNow();
  const periods = BREAK_PERIODS.filter((period) => breakEnd(period, now) >= (until ?? 0) + LONGER_MS);
  if (periods.length === 0) return null;
  return (
    <PeriodAction<BreakPeriod>
      name="break"
      title={t(until === null ? 'protection.break.title' : 'protection.break.longer')}
      periods={periods}
      periodName={periodName}
      textOf={(period) =>
        t('protection.break.sure', { until: momentText(breakEnd(period, serverNow()), formatLocale) })
      }
      act={async (period) => {
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
  return (
    <PeriodAction<ExclusionPeriod>
      name="exclusion"
      title={t('protection.exclusion.title')}
      periods={EXCLUSION_PERIODS}
      periodName={periodName}
      textOf={(period) => {
        const end = exclusionEnd(period, serverNow());
        return end === null
          ? t('protection.exclusion.sureForGood')
          : t('protection.exclusion.sure', { until: momentText(end, formatLocale) });
      }}
      act={async (period) => onEnd({ kind: 'excluded', until: await exclude(period) })}
    />
  );
}

export function CloseSection({ onEnd }: { onEnd(ended: EndedAccount): void }) {
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby="protection-close">
      <h2 id="protection-close">{t('protection.close.title')}</h2>
      <p>{t('protection.close.text')}</p>
      <ConfirmedAction
        label={t('protection.close.start')}
        question={t('protection.close.question')}
        text={t('protection.close.sure')}
        yes={t('protection.close.yes')}
        kind="danger"
        act={async () => {
          await closeForGood();
          onEnd({ kind: 'closed' });
        }}
      />
    </section>
  );
}
