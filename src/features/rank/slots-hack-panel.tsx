import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { RANK_PAGE_SIZE } from '../../../contract/rank/rank-calls.ts';
import { getSlotsHack } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/use-call.ts';
import { DateText } from '../../ui/date-text.tsx';
import { AwardCard } from './award-card.tsx';
import { Bill } from './bill.tsx';
import styles from './board.module.css';
import { LoadBoard } from './load-board.tsx';
import { OwnPlace } from './own-place.tsx';
import { PastWinners } from './past-winners.tsx';
import { PrizeCard } from './prize-card.tsx';
import { RuleCard } from './rule-card.tsx';

/** `/activity/slotshack`: the slot tournament of the week. */
export function SlotsHackPanel() {
  const [pageNum, setPageNum] = useState(1);
  const answer = useCall(
    getSlotsHack,
    { pageNum, pageSize: RANK_PAGE_SIZE },
    { placeholderData: keepPreviousData, isSilent: true },
  );
  const { data } = answer;
  if (!data) return <LoadBoard answer={answer} />;
  const { allRank, personRank, rule, prizes, claimDays, award, canClaim, startsAt, endsAt } = data;
  return (
    <div className={styles.stack}>
      {award && <AwardCard award={award} canClaim={canClaim} />}
      <div className={styles.columns}>
        <Bill
          title={t('rank.hack.bill')}
          period={
            <>
              <DateText at={startsAt} /> – <DateText at={endsAt} />
            </>
          }
          board={allRank}
          pageNum={pageNum}
          onPage={setPageNum}
        />
        <div className={styles.stack}>
          <PrizeCard prizes={prizes} claimDays={claimDays} />
          <RuleCard rule={rule} kind="hack" />
          <PastWinners />
        </div>
      </div>
      <OwnPlace row={personRank} none={t('rank.hack.own.none')} />
    </div>
  );
}
