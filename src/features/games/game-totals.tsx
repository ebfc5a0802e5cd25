import type { Game } from '../../../contract/games/catalogue.ts';
import { playReport } from '../../../contract/protection/play-report-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SharesTable } from '../../ui/shares-table.tsx';
import styles from './my-games.module.css';

/** What was staked and won with real money in the games of a list. Nothing without an answer: the report has its own page. */
export function GameTotals({ games }: { games: readonly Game[] }) {
  const { data: report } = useCall(playReport, { period: 'year', from: null, to: null }, { isSilent: true });
  const names = new Map(games.map(({ id, name }) => [id, name]));
  const shares = (report?.games ?? []).flatMap(({ gameId, staked, won }) => {
    const name = names.get(gameId);
    return name === undefined ? [] : [{ id: gameId, name, staked, won }];
  });
  if (shares.length === 0) return null;
  return (
    <div className={styles.breakdown}>
      <SharesTable
        title={t('games.mine.sums')}
        heads={{
          name: t('games.mine.sumsGame'),
          staked: t('games.mine.sumsStaked'),
          won: t('games.mine.sumsWon'),
          net: t('games.mine.sumsNet'),
        }}
        shares={shares}
      >
        <ButtonLink kind="quiet" icon="chart" href={paths.memberReport}>
          {t('games.mine.report')}
        </ButtonLink>
      </SharesTable>
    </div>
  );
}
