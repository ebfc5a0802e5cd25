import type { PlayReport } from '../../../../contract/protection/play-report-calls.ts';
import { saveCsv } from '../../../platform/csv.ts';
import { formatLocale, t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from './report.module.css';
import { reportAsCsv, zoneText } from './report-rules.ts';
import { typeName } from './type-name.ts';

/** The same figures as a file and in print, and the link to every movement behind them. */
export function ReportFile({ report }: { report: PlayReport }) {
  const save = () => {
    const text = reportAsCsv(report, {
      head: [
        t('report.file.kind'),
        t('report.file.name'),
        t('report.staked'),
        t('report.won'),
        t('report.prizes'),
        t('report.net'),
        t('report.rounds'),
      ],
      day: t('report.file.dayIn', { zone: zoneText(report.timeZone, formatLocale()) }),
      game: t('report.games.name'),
      type: t('report.types.name'),
      total: t('report.file.total'),
      typeName,
    });
    saveCsv(`play-${report.from}-${report.to}.csv`, text);
  };
  return (
    <div className={styles.moves} data-screen-only>
      <Button kind="quiet" icon="download" onClick={save}>
        {t('report.file.csv')}
      </Button>
      <Button kind="quiet" icon="document" onClick={() => print()}>
        {t('report.file.print')}
      </Button>
      <ButtonLink kind="quiet" icon="receipt" href={paths.walletsRecord}>
        {t('report.file.record')}
      </ButtonLink>
    </div>
  );
}
