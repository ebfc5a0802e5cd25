import { use, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { LotteryDraw, LotteryOffer } from '../../../contract/lottery/lottery-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { t } from '../../platform/i18n.ts';
import { timeNow } from '../../platform/time.ts';
import { FrontSceneContext } from '../../session/pages/front-scene.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import drawnParts from '../../ui/drawn.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { finishDrawing } from './buy-flows.ts';
import styles from './drums.module.css';
import { DrumsFace } from './drums-face.tsx';
import { useOwnOrders } from './lottery-queries.ts';
import { celebratedAmount, isFresh, isLate, isSettled, ownPart } from './lottery-rules.ts';
import { drawKey, lotteryStageStore, setStage, watchDraw } from './stage-store.ts';

/** The drums with the last number. The canvas in front draws the same ones and turns them; where nothing is drawn the page's own are seen. */
export function DrumsTable({ offer }: { offer: LotteryOffer }) {
  const id = useId();
  const front = use(FrontSceneContext);
  const section = useRef<HTMLElement>(null);
  const { show } = useStore(lotteryStageStore);
  const { last, terms, round, isInMaintenance } = offer;
  const orders = useOwnOrders(last).data?.list;
  const isKnown = last !== null && orders !== undefined && isSettled(last, orders);
  const own = isKnown ? ownPart(last, orders) : null;
  const digits = last?.terms.digits ?? terms.digits;
  useEffect(() => setStage(digits, last), [digits, last]);
  useWatching(last, isKnown, () => last && watchDraw(last, celebratedAmount(own)));
  const drawing = show?.phase === 'drawing' ? drawKey(show.draw) : null;
  useEffect(() => {
    // Drums that are drawn turn to the number first, and their scene says when they rest.
    if (drawing !== null && !section.current?.hasAttribute('data-drawn')) finishDrawing(drawing);
  }, [drawing]);
  return (
    <section
      ref={section}
      className={classNames(drawnParts.table, styles.table)}
      aria-labelledby={id}
      data-lottery
      data-digits={digits}
      data-phase={show?.phase ?? 'still'}
    >
      <h2 id={id} className="hidden-text">
        {t('lottery.draw')}
      </h2>
      <div className={drawnParts.box}>
        <DrumsFace digits={digits} number={drawing === null ? (last?.result ?? null) : null} />
        {front}
      </div>
      <div className={classNames(drawnParts.result, styles.told)} role="status">
        {last === null && <span>{t('lottery.draw.none')}</span>}
        {drawing !== null && <span>{t('lottery.draw.running')}</span>}
        {last !== null && drawing === null && <LastDraw draw={last} own={own} />}
        {round !== null && timeNow() >= round.drawAt && drawing === null && !isInMaintenance && (
          <p>{t('lottery.draw.waiting')}</p>
        )}
      </div>
      {last !== null && drawing === null && (
        <Button kind="quiet" isWide icon="play" onClick={() => watchDraw(last, celebratedAmount(own))}>
          {t('lottery.draw.watch')}
        </Button>
      )}
      {drawing !== null && (
        <Button kind="quiet" isWide onClick={() => finishDrawing(null)}>
          {t('lottery.draw.skip')}
        </Button>
      )}
    </section>
  );
}

/** Plays a draw that comes while the page is open, and one to who comes right after it; each once. */
function useWatching(last: LotteryDraw | null, isReady: boolean, play: () => unknown): void {
  const first = useRef<string | null>(null);
  const seen = useRef(new Set<string>());
  useEffect(() => {
    if (!last || !isReady) return;
    const key = drawKey(last);
    const isFirst = first.current !== last.product;
    first.current = last.product;
    if (seen.current.has(key)) return;
    seen.current.add(key);
    if (!isFirst || isFresh(last, timeNow())) play();
  });
}

/** The number, when it was drawn, and what it brought the player. */
function LastDraw({ draw, own }: { draw: LotteryDraw; own: ReturnType<typeof ownPart> }) {
  const { moneyFormat } = useUi();
  const amount = own && formatCents(own.prize, moneyFormat);
  return (
    <>
      <strong>{t('lottery.draw.result', { number: draw.result })}</strong>
      <span>
        {t('lottery.draw.number', { number: draw.number })} · <DateText at={draw.drawAt} />
      </span>
      {isLate(draw) && (
        <span>
          {t('lottery.draw.late')} <DateText at={draw.drawnAt} />
        </span>
      )}
      {own && amount && (
        <p data-won={celebratedAmount(own) !== null || undefined}>
          {own.prize === 0
            ? t('lottery.own.lost', { count: own.count })
            : t(celebratedAmount(own) === null ? 'lottery.own.returned' : 'lottery.own.won', { amount })}
        </p>
      )}
    </>
  );
}
