import { useState } from 'react';
import { useStore } from 'zustand';
import type { OpenedCard } from '../../../contract/mall/scratch-calls.ts';
import type { ScratchVerdict } from '../../../maths/verify-scratch-card.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import proofParts from '../../ui/proof.module.css';
import styles from './mall.module.css';
import { useOpenedCards } from './mall-queries.ts';
import { PagedList } from './paged-list.tsx';
import { isUntold, scratchStore } from './scratch-store.ts';

/** Cards that were opened, newest first, each with its seeds; not the one that is still covered here. */
export function OpenedCards() {
  const answer = useOpenedCards();
  const untold = useStore(scratchStore, ({ table }) =>
    table.phase !== 'empty' && isUntold(table) ? table.card.cardId : null,
  );
  const data = answer.data?.map((page) => ({
    ...page,
    list: page.list.filter(({ cardId }) => cardId !== untold),
  }));
  return (
    <PagedList
      title={t('mall.card.past')}
      none={t('mall.card.past.none')}
      answer={{ ...answer, data }}
      keyOf={({ cardId }) => cardId}
      row={(card) => <PastCard card={card} />}
    />
  );
}

function PastCard({ card }: { card: OpenedCard }) {
  return (
    <>
      <span>
        <DateText at={card.at} />
      </span>
      <b>{card.prize === 0 ? t('mall.card.past.none.prize') : <Money amount={card.prize} />}</b>
      <details className={classNames(proofParts.proof, styles.proof)}>
        <summary>{t('mall.card.proof')}</summary>
        <Proof card={card} />
      </details>
    </>
  );
}

const VERDICT_WORDS = {
  fair: 'mall.card.proof.fair',
  unfair: 'mall.card.proof.unfair',
  otherRules: 'mall.card.proof.other',
} as const satisfies Record<ScratchVerdict, string>;

const seedRow = (name: 'client' | 'commit' | 'id' | 'maths' | 'server', value: string) => (
  <div key={name}>
    <dt>{t(`mall.card.proof.${name}`)}</dt>
    <dd>{value}</dd>
  </div>
);

/** The seeds of a card, and a check that is reckoned here without a request. */
function Proof({ card }: { card: OpenedCard }) {
  const [verdict, setVerdict] = useState<ScratchVerdict | null>(null);
  const { commit, serverSeed, clientSeed, maths } = card.proof;
  const seeds = [
    ['commit', commit],
    ['server', serverSeed],
    ['client', clientSeed],
    ['maths', maths],
    ['id', card.cardId],
  ] as const;
  const check = async () => {
    const { verifyScratchCard } = await import('../../../maths/verify-scratch-card.ts');
    setVerdict(verifyScratchCard(card));
  };
  return (
    <>
      <dl className={styles.seeds}>{seeds.map(([name, value]) => seedRow(name, value))}</dl>
      <Button kind="quiet" onClick={() => void check()}>
        {t('mall.card.proof.check')}
      </Button>
      <p role="status">{verdict !== null && t(VERDICT_WORDS[verdict])}</p>
    </>
  );
}
