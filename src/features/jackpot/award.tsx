import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { layoutAward } from '../../../scenes/jackpot/layout.ts';
import { coinMarks, gemMarks, pointsMarks, symbolSvg } from '../../../scenes/ornaments/jackpot-symbols.ts';
import { curtainSvg } from '../../../scenes/ornaments/marquee.ts';
import { awardPlateSvg } from '../../../scenes/ornaments/plaques.ts';
import { valanceSvg } from '../../../scenes/ornaments/valance.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './award.module.css';
import { awardContentOf } from './award-content.ts';
import { type Prize, prizeOfDraw } from './draw-rules.ts';
import { type DrawResult, isCounting } from './draw-state.ts';
import { drawStore } from './draw-store.ts';
import { drawFlow } from './draws.ts';
import { describePrize, moneyText, prizeWorth } from './prize-text.ts';
import { useOrnament } from './use-ornament.ts';

/**
 * The result, above everything else of the hall, until the player has taken it. Where the stage shows it, the page has only
 * what to do with it; without a stage the page shows the same at the same place.
 */
export function Award({ result }: { result: DrawResult }) {
  const prize = prizeOfDraw(result);
  const isShownElsewhere = useStore(drawStore, isCounting);
  const section = useRef<HTMLElement>(null);
  const places = usePlaces(section, prize);
  const tier = prize.kind === 'jackpot' ? prize.tier : null;
  return (
    <section
      ref={section}
      className={styles.award}
      style={places}
      data-award={prize.kind}
      data-tier={tier ?? undefined}
      data-counted={!isShownElsewhere || undefined}
      aria-labelledby="jackpot-award"
    >
      {tier === null && <PrizeImage prize={prize} />}
      <h2 id="jackpot-award" className={styles.title}>
        {t(tier ? 'jackpot.award.pot' : 'jackpot.award.title')}
      </h2>
      <Picture prize={prize} />
      {!isShownElsewhere && <Rest result={result} prize={prize} />}
    </section>
  );
}

/** The boxes that the stage uses, as custom properties. */
function usePlaces(section: RefObject<HTMLElement | null>, prize: Prize): CSSProperties {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = section.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [section]);
  const { size: winSize, title: name } = awardContentOf(prize);
  const { title, titlePx, amount, amountPx, plate } = layoutAward(size.width, size.height, winSize);
  const foot = prize.kind === 'jackpot' ? plate : amount;
  return {
    '--name-y': `${title.y}px`,
    '--name-height': `${title.height}px`,
    '--name-px': `${Math.min(titlePx, title.width / Math.max(1, name.length * WIDEST_LETTER_EMS))}px`,
    '--amount-y': `${foot.y}px`,
    '--amount-height': `${foot.height}px`,
    '--amount-width': `${foot.width}px`,
    '--amount-px': `${amountPx}px`,
  } as CSSProperties;
}

const WIDEST_LETTER_EMS = 0.82;

function PrizeImage({ prize }: { prize: Prize }) {
  const image = useOrnament<HTMLDivElement>(`award:${prize.kind}`, (paint, size) => {
    if (prize.kind === 'coin') return symbolSvg(paint, coinMarks(paint), size);
    if (prize.kind === 'diamond') return symbolSvg(paint, gemMarks('minor'), size);
    return symbolSvg(paint, pointsMarks(paint), size);
  });
  return <div className={styles.symbol} ref={image} aria-hidden="true" />;
}

/** What the stage shows too, for a page without one. A reader hears it from the announcement. */
function Picture({ prize }: { prize: Prize }) {
  const { title, tier, amount } = awardContentOf(prize);
  const plate = useOrnament<HTMLDivElement>(`award-plate:${tier}`, (paint, width, height) =>
    tier ? awardPlateSvg(paint, tier, width, height) : '',
  );
  return (
    <div className={styles.picture} aria-hidden="true">
      {tier && <Curtains />}
      {(tier || amount === null) && <p className={styles.name}>{title}</p>}
      {amount !== null && (
        <div className={styles.amount} ref={plate} data-award-amount>
          {moneyText(amount)}
        </div>
      )}
    </div>
  );
}

/** The stage that the wheel leaves to a jackpot. */
function Curtains() {
  const left = useOrnament<HTMLDivElement>('award-curtain', curtainSvg);
  const right = useOrnament<HTMLDivElement>('award-curtain', curtainSvg);
  const valance = useOrnament<HTMLDivElement>('award-valance', valanceSvg);
  return (
    <>
      <div className={styles.curtain} ref={left} />
      <div className={styles.curtain} ref={right} />
      <div className={styles.swags} ref={valance} />
    </>
  );
}

/** What follows from the award, once its amount has been counted. */
function Rest({ result, prize }: { result: DrawResult; prize: Prize }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const worth = prizeWorth(prize);
  return (
    <div className={styles.rest}>
      <p className="hidden-text">{describePrize(prize)}</p>
      {worth !== null && (
        // The text of the prize says it to readers.
        <p className={styles.worth} aria-hidden="true">
          {worth}
        </p>
      )}
      <p className={styles.paid}>
        {result.bonus > 0
          ? t('jackpot.award.paid', { amount: moneyText(result.bonus) })
          : t('jackpot.award.kept')}
      </p>
      <Button ref={button} isWide onClick={drawFlow.dismiss}>
        {t('jackpot.award.collect')}
      </Button>
      <p className={styles.note}>
        {t(prize.kind === 'jackpot' ? 'jackpot.award.honestWheel' : 'jackpot.award.honest')}
      </p>
      <p className={styles.receipt}>{t('jackpot.award.receipt', { id: result.id.slice(-12) })}</p>
    </div>
  );
}
