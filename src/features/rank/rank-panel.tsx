import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { getRankBoard, RANK_PAGE_SIZE, type RankBoard } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/use-call.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Bill } from './bill.tsx';
import styles from './board.module.css';
import { LoadBoard } from './load-board.tsx';
import { OwnPlace } from './own-place.tsx';
import { RuleCard } from './rule-card.tsx';

const BOARDS = ['day', 'week'] as const satisfies readonly RankBoard[];

/** `/rank`: the best wins of the day and of the week, and the player's own place. */
export function RankPanel() {
  const [board, setBoard] = useState<RankBoard>('day');
  return (
    <Tabs<RankBoard>
      label={t('rank.boards')}
      tabs={BOARDS.map((value) => ({ value, label: t(`rank.board.${value}`) }))}
      value={board}
      onChange={setBoard}
    >
      <Board key={board} board={board} />
    </Tabs>
  );
}

function Board({ board }: { board: RankBoard }) {
  const [pageNum, setPageNum] = useState(1);
  const answer = useCall(
    getRankBoard,
    { board, pageNum, pageSize: RANK_PAGE_SIZE },
    { placeholderData: keepPreviousData, isSilent: true },
  );
  const { data } = answer;
  if (!data) return <LoadBoard answer={answer} />;
  const { allRank, personRank, rule, endsAt } = data;
  return (
    <div className={styles.stack}>
      <div className={styles.columns}>
        <Bill
          title={t(`rank.bill.${board}`)}
          period={
            <>
              {t('rank.until')} <DateText at={endsAt} />
            </>
          }
          board={allRank}
          pageNum={pageNum}
          onPage={setPageNum}
        />
        <RuleCard rule={rule} kind="rank" />
      </div>
      <OwnPlace row={personRank} none={t(`rank.own.none.${board}`)} />
    </div>
  );
}
