import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { getRankBoard, RANK_PAGE_SIZE, type RankBoard } from '../../../contract/rank/rank-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Bill } from './bill.tsx';
import styles from './board.module.css';
import { OwnPlace } from './own-place.tsx';
import { RuleCard } from './rule-card.tsx';

/** The placeholder rows of a list on its way. */
const ROWS = { count: 8, height: '60px' };

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
  const state = asyncState(answer);
  if (state.kind !== 'success') return <StateView state={state} failed={t('rank.failed')} boxes={ROWS} />;
  const { allRank, personRank, rule, endsAt } = state.data;
  return (
    <div className={pageParts.stack}>
      <div className={classNames(pageParts.columns, styles.columns)}>
        <Bill
          title={t(`rank.bill.${board}`)}
          period={
            <span>
              {t('rank.until')} <DateText at={endsAt} />
            </span>
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
