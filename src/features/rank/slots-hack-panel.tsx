import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { RANK_PAGE_SIZE } from '../../../contract/rank/rank-calls.ts';
import { getSlotsHack } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { AwardCard } from './award-card.tsx';
import { Bill } from './bill.tsx';
import styles from './board.module.css';
import { OwnPlace } from './own-place.tsx';
import { PastWinners } from './past-winners.tsx';
import { PrizeCard } from './prize-card.tsx';
import { RuleCard } from './rule-card.tsx';

/** `/activity/slotshack`: the slot tournament of the week. */
export function SlotsHackPanel() {
  const [pageNum, setPageNum] = useState(1);
  const { moneyFormat } = useUi();
  const answer = useCall(
    getSlotsHack,
    { pageNum, pageSize: RANK_PAGE_SIZE },
    { placeholderData: keepPreviousData, isSilent: true },
  );
  const state = asyncState(answer);
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('rank.failed')} boxes={{ count: 8, height: '60px' }} />;
  const { allRank, personRank, rule, prizes, claimDays, award, canClaim, startsAt, endsAt } = state.data;
  return (
    <div className={pageParts.stack}>
      {award && <AwardCard award={award} canClaim={canClaim} />}
      <div className={classNames(pageParts.columns, styles.columns)}>
        <Bill
          title={t('rank.hack.bill')}
          period={
            <span>
              <DateText at={startsAt} /> – <DateText at={endsAt} />
            </span>
          }
          board={allRank}
          prizeOf={(place) => {
            const prize = prizes.find((one) => one.place === place);
            return prize && rewardText(prize.rewards, moneyFormat);
          }}
          pageNum={pageNum}
          onPage={setPageNum}
        />
        <div className={pageParts.stack}>
          <PrizeCard prizes={prizes} claimDays={claimDays} />
          <RuleCard rule={rule} kind="hack" />
          <PastWinners />
        </div>
      </div>
      <OwnPlace row={personRank} none={t('rank.hack.own.none')} />
    </div>
  );
}
