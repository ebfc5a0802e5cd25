import { useState } from 'react';
import { type PlayReport, playReport } from '../../../../contract/protection/play-report-calls.ts';
import { formatLocale, t } from '../../../platform/i18n.ts';
import { momentFormat } from '../../../platform/market-time.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import pageParts from '../../../ui/page.module.css';
import { SharesTable } from '../../../ui/shares-table.tsx';
import { EmptyState, StateView } from '../../../ui/states.tsx';
import wordParts from '../../../ui/words.module.css';
import { CareCard } from './care-card.tsx';
import { NetCard } from './net-card.tsx';
import { PeriodChoice } from './period-choice.tsx';
import './report-print.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { connectionStore } from '../../../session/calls/connection-store.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import styles from './report.module.css';
import { ReportFile } from './report-file.tsx';
import { type ReportChoice, spanText, stepsOf, zoneText } from './report-rules.ts';
import { ResultsChart } from './results-chart.tsx';
import { typeName } from './type-name.ts';

/** `/member/report`: what play has cost and brought. The result and the player's protection come before any chart. */
export function ReportPanel() {
  const [choice, setChoice] = useState<ReportChoice>({ period: 'days30', from: null, to: null });
  const { report, readAt, error, isFetching, isOnline, refetch } = useReport(choice);
  const locale = formatLocale();
  return (
    <div className={classNames(pageParts.column, styles.page)} data-report aria-busy={isFetching}>
      {report && (
        <h2 className={styles.onPaper}>{t('report.print.title', { span: spanText(report, locale) })}</h2>
      )}
      <PeriodChoice choice={choice} shown={report} onChange={setChoice} />
      {!report && (
        <StateView
          state={asyncState({ data: report, error, isFetching, refetch })}
          failed={t('report.failed')}
          boxes={{ count: 4, height: '120px' }}
        />
      )}
      {report && (
        <>
          {!isOnline && (
            <Notice tone="warning">
              {t('report.offline', {
                time: momentFormat(locale, { timeStyle: 'short' }).format(readAt),
              })}
            </Notice>
          )}
          <div className={classNames(pageParts.column, styles.first)}>
            <NetCard report={report} />
            <CareCard />
          </div>
          <Figures report={report} />
          <ReportFile report={report} />
          <p className={classNames(wordParts.note, styles.note)}>
            {t('report.zone', { zone: zoneText(report.timeZone, locale) })}
          </p>
        </>
      )}
    </div>
  );
}

function Figures({ report }: { report: PlayReport }) {
  if (report.days.length === 0)
    return <EmptyState icon="chart" title={t('report.empty')} text={t('report.emptyText')} />;
  const games = report.games.map(({ gameId, ...game }) => ({ id: gameId, ...game }));
  const types = report.types.map(({ typeId, key, ...type }) => ({
    id: typeId,
    name: typeName(key),
    ...type,
  }));
  const steps = stepsOf(report);
  const heads = { staked: t('report.staked'), won: t('report.won'), net: t('report.net') };
  return (
    <>
      {steps.length > 1 && <ResultsChart key={`${report.from} ${report.to}`} steps={steps} />}
      {games.length > 0 && (
        <div className={classNames(pageParts.column, styles.tables)}>
          <SharesTable
            title={t('report.games.title')}
            heads={{ ...heads, name: t('report.games.name') }}
            shares={games}
          />
          <SharesTable
            title={t('report.types.title')}
            heads={{ ...heads, name: t('report.types.name') }}
            shares={types}
          />
        </div>
      )}
    </>
  );
}

/** The report of a period; the previous one stays visible while the next one loads. */
function useReport(choice: ReportChoice) {
  const { data, dataUpdatedAt, error, errorUpdateCount, isPlaceholderData, isFetching, refetch } = useCall(
    playReport,
    choice,
    { isSilent: true, placeholderData: keepPreviousData },
  );
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  // Figures of other days must not stand under days that could not be loaded, nor during a retry.
  const hasFailed = error !== null || (isPlaceholderData && errorUpdateCount > 0);
  return {
    report: hasFailed ? undefined : data,
    readAt: dataUpdatedAt,
    error,
    isFetching,
    isOnline,
    refetch,
  };
}
