import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { JackpotRankRow } from '../../../contract/jackpot/draws.ts';
import { getJackpotRank } from '../../../contract/jackpot/jackpot-calls.ts';
import { JACKPOT_RANK_PAGE_SIZE } from '../../../contract/limits.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import listParts from '../../ui/lists.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import styles from './lists.module.css';
import { countText, moneyText } from './prize-text.ts';

/** Players by what they have won, ten a page; the player's own rank stays visible below. */
export function RankOverlay() {
  const [pageNum, setPageNum] = useState(1);
  const answer = useCall(
    getJackpotRank,
    { pageNum, pageSize: JACKPOT_RANK_PAGE_SIZE },
    { placeholderData: keepPreviousData },
  );
  const state = asyncState(answer, ({ allRank }) => allRank.list.length === 0 && pageNum === 1);
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        boxes={{ count: JACKPOT_RANK_PAGE_SIZE, height: '44px' }}
        empty={<EmptyState icon="medal" title={t('jackpot.rank.none')} text={t('jackpot.rank.noneText')} />}
      />
    );
  const { allRank, personRank } = state.data;
  return (
    <>
      <ol className={listParts.list}>
        {allRank.list.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ol>
      {allRank.pages > 1 && (
        <nav className={classNames(listParts.pager, styles.pager)} aria-label={t('jackpot.rank.title')}>
          <IconButton
            icon="chevron-left"
            label={t('jackpot.rank.previous')}
            disabled={pageNum === 1}
            onClick={() => setPageNum(pageNum - 1)}
          />
          <span aria-live="polite">
            {t('jackpot.rank.page', { page: countText(pageNum), pages: countText(allRank.pages) })}
          </span>
          <IconButton
            icon="chevron-right"
            label={t('jackpot.rank.next')}
            disabled={pageNum >= allRank.pages}
            onClick={() => setPageNum(pageNum + 1)}
          />
        </nav>
      )}
      {personRank && (
        <section className={styles.own} aria-label={t('jackpot.rank.own')}>
          <h3>{t('jackpot.rank.own')}</h3>
          <ol className={listParts.list}>
            <Row row={personRank} />
          </ol>
        </section>
      )}
    </>
  );
}

function Row({ row }: { row: JackpotRankRow }) {
  const [low, high] = row.amountSection;
  return (
    <li className={classNames(styles.row, row.isSelf && styles.self)}>
      <span className={styles.place} data-place={row.id}>
        <span className="hidden-text">{t('jackpot.rank.place', { place: row.id })}</span>
        <span aria-hidden="true">{countText(row.id)}</span>
      </span>
      <span className={styles.main}>
        <span>{row.nickname}</span>
        {row.isSelf && <small>{t('jackpot.rank.you')}</small>}
      </span>
      <b>{low === high ? moneyText(low) : `${moneyText(low, true)} – ${moneyText(high, true)}`}</b>
    </li>
  );
}
