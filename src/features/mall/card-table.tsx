import { use, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { formatCents } from '../../../contract/money.ts';
import { CARD_RATIO, layoutCard, REFERENCE_WIDTH, shareOfCard } from '../../../scenes/scratch-card/layout.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { FrontSceneContext } from '../../session/pages/front-scene.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import drawnParts from '../../ui/drawn.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { CardFace } from './card-face.tsx';
import styles from './card-table.module.css';
import { flyPrize, keepBalance, putCardAway, revealCard } from './scratch-flows.ts';
import { outcomeOf } from './scratch-rules.ts';
import { isUntold, type ScratchTable, scratchStore } from './scratch-store.ts';

const LAYOUT = layoutCard(REFERENCE_WIDTH);

/**
 * The card on the table. Its fields are text of the page; the canvas in front draws the same card with its foil, which is
 * scratched over `data-foil`. Where nothing is drawn the page's own card is what is seen.
 */
export function CardTable() {
  const id = useId();
  const front = use(FrontSceneContext);
  const table = useStore(scratchStore, (state) => state.table);
  const section = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { phase } = table;
  // The button that was pressed is gone: its focus goes on to the card.
  useEffect(() => {
    if (phase === 'empty' || document.activeElement !== document.body) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [phase]);
  useEffect(() => {
    // A card that is drawn celebrates first, and its scene says when that is over.
    const isDrawn = section.current?.hasAttribute('data-drawn');
    if (phase === 'revealed' && card.current && !isDrawn) flyPrize(card.current);
  }, [phase]);
  const isKept = isUntold(table);
  useEffect(() => (isKept ? keepBalance() : undefined), [isKept]);
  if (table.phase === 'empty') return null;
  return (
    <section
      ref={section}
      className={classNames(drawnParts.table, styles.table)}
      tabIndex={-1}
      aria-labelledby={id}
      data-scratch
      data-phase={phase}
    >
      <header className={styles.head}>
        <h2 id={id} className={wordParts.headline}>
          {t('mall.card.yours')}
        </h2>
        <p className={wordParts.note}>
          {t('mall.card.bought')} <DateText at={table.card.boughtAt} />
        </p>
      </header>
      <div ref={card} className={drawnParts.box} style={{ aspectRatio: `1 / ${CARD_RATIO}` }}>
        <CardFace table={table} layout={LAYOUT} />
        <div className={styles.foil} style={shareOfCard(LAYOUT.foil, LAYOUT)} data-foil aria-hidden="true" />
        {front}
      </div>
      <Result table={table} />
      {/* Each a button of its own, so that no second press meant for one falls on the other. */}
      {phase === 'revealed' ? (
        <Button key="away" kind="quiet" isWide className={styles.away} onClick={putCardAway}>
          {t('mall.card.away')}
        </Button>
      ) : (
        <Button
          key="reveal"
          isWide
          isBusy={phase === 'opening' && table.isRevealWanted}
          onClick={() => void revealCard()}
        >
          {t('mall.card.reveal')}
        </Button>
      )}
    </section>
  );
}

/** What the card has brought, or what it waits for; readers hear it as it changes. */
function Result({ table }: { table: Exclude<ScratchTable, { phase: 'empty' }> }) {
  const { moneyFormat } = useUi();
  const isRevealed = table.phase === 'revealed';
  const outcome = isRevealed ? outcomeOf(table.opened.prize, table.cost) : null;
  const failure = table.phase === 'closed' ? table.failure : null;
  return (
    <div
      className={classNames(drawnParts.result, styles.result)}
      role="status"
      data-outcome={outcome ?? undefined}
    >
      {isRevealed && outcome !== null && (
        <>
          <strong>
            {t(`mall.card.result.${outcome}`, { amount: formatCents(table.opened.prize, moneyFormat) })}
          </strong>
          {outcome !== 'none' && <span>{t('mall.card.result.added')}</span>}
        </>
      )}
      {table.phase === 'opening' && <span>{t('mall.card.opening')}</span>}
      {failure !== null && (
        <span>
          {t('mall.card.failed')} {describeFailure(failure)}
        </span>
      )}
      {failure === null && (table.phase === 'closed' || table.phase === 'scratching') && (
        <>
          <span className={styles.drawnHint}>{t('mall.card.hint')}</span>
          <span className={styles.stillHint}>{t('mall.card.hint.still')}</span>
        </>
      )}
    </div>
  );
}
