import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import type { ScratchInfo } from '../../../contract/mall/scratch-calls.ts';
import { t } from '../../platform/i18n.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import { CardOffer } from './card-offer.tsx';
import { CardTable } from './card-table.tsx';
import styles from './mall.module.css';
import { useScratchInfo } from './mall-queries.ts';
import { OpenedCards } from './opened-cards.tsx';
import { PrizeChances } from './prize-chances.tsx';
import { layCard, putCardAway } from './scratch-flows.ts';
import { scratchStore } from './scratch-store.ts';
import { diamondWorth } from './unit-text.ts';

/** A scratch card to buy, or the one that lies on the table; its chances, how it is decided, and earlier ones. */
export function CardTab() {
  const state = asyncState(useScratchInfo());
  const info = state.kind === 'success' ? state.data : undefined;
  const isEmpty = useStore(scratchStore, ({ table }) => table.phase === 'empty');
  const card = info?.card ?? null;
  const price = info?.price ?? 0;
  useEffect(() => {
    if (card) layCard({ card, cost: diamondWorth(price) });
  }, [card, price]);
  useEffect(() => putCardAway, []);
  if (!info)
    return <StateView state={state} failed={t('mall.failed.part')} boxes={{ count: 3, height: '160px' }} />;
  return (
    <div className={classNames(pageParts.columns, styles.columns)}>
      <div className={pageParts.stack}>{isEmpty ? <CardOffer info={info} /> : <CardTable />}</div>
      <div className={pageParts.stack}>
        <PrizeChances info={info} />
        <HowDecided info={info} />
        <OpenedCards />
      </div>
    </div>
  );
}

function HowDecided({ info }: { info: ScratchInfo }) {
  const id = useId();
  return (
    <section className={classNames(pageParts.stack, styles.group)} aria-labelledby={id}>
      <h2 id={id}>{t('mall.card.how')}</h2>
      <p className={styles.note}>{t('mall.card.howText')}</p>
      <dl className={styles.seeds}>
        <dt>{t('mall.card.commit')}</dt>
        <dd>{info.commit}</dd>
      </dl>
    </section>
  );
}
