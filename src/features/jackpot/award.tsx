import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import {
  coinMarks,
  crownMarks,
  gemMarks,
  pointsMarks,
  symbolSvg,
} from '../../../scenes/ornaments/jackpot-symbols.ts';
import { marqueeFrameSvg } from '../../../scenes/ornaments/marquee.ts';
import { t } from '../../platform/i18n.ts';
import { profileStore } from '../../session/profile-store.ts';
import { Button } from '../../ui/button.tsx';
import styles from './award.module.css';
import { countUpText, type Prize, prizeOfDraw } from './draw-rules.ts';
import { countShareOf, type DrawResult } from './draw-state.ts';
import { drawStore } from './draw-store.ts';
import { drawFlow } from './draws.ts';
import { describePrize, moneyText, prizeLabel, prizeWorth } from './prize-text.ts';
import { Flaps } from './tier-board.tsx';
import { useOrnament } from './use-ornament.ts';

/** The result, above everything else of the hall, until the player has taken it. */
export function Award({ result }: { result: DrawResult }) {
  const prize = prizeOfDraw(result);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const frame = useOrnament<HTMLDivElement>('award-frame', marqueeFrameSvg);
  const tier = prize.kind === 'jackpot' ? prize.tier : null;
  return (
    <section
      className={styles.award}
      data-award={prize.kind}
      data-tier={tier ?? undefined}
      aria-labelledby="jackpot-award"
    >
      <div className={styles.card} ref={frame}>
        <h2 id="jackpot-award" className={styles.title}>
          {t(tier ? 'jackpot.award.pot' : 'jackpot.award.title')}
        </h2>
        {tier ? <p className={styles.tier}>{t(`lobby.tier.${tier}`)}</p> : <PrizeImage prize={prize} />}
        <Amount prize={prize} />
        <Worth prize={prize} />
        <p className={styles.paid}>
          {result.bonus > 0
            ? t('jackpot.award.paid', { amount: moneyText(result.bonus) })
            : t('jackpot.award.kept')}
        </p>
        <Balance />
        <Button ref={button} isWide onClick={drawFlow.dismiss}>
          {t('jackpot.award.collect')}
        </Button>
        <p className={styles.note}>{t(tier ? 'jackpot.award.honestWheel' : 'jackpot.award.honest')}</p>
        <p className={styles.receipt}>{t('jackpot.award.receipt', { id: result.id.slice(-12) })}</p>
      </div>
    </section>
  );
}

function PrizeImage({ prize }: { prize: Prize }) {
  const image = useOrnament<HTMLDivElement>(`award:${prize.kind}`, (paint, size) => {
    if (prize.kind === 'coin') return symbolSvg(paint, coinMarks(paint), size);
    if (prize.kind === 'diamond') return symbolSvg(paint, gemMarks('minor'), size);
    return symbolSvg(paint, prize.kind === 'jackpot' ? crownMarks(paint) : pointsMarks(paint), size);
  });
  return <div className={styles.symbol} ref={image} aria-hidden="true" />;
}

/** The figures turn while they are counted up; a reader hears the amount itself, from the announcement. */
function Amount({ prize }: { prize: Prize }) {
  const share = useStore(drawStore, countShareOf);
  if (prize.kind === 'jackpot')
    return (
      <div className={styles.flaps} data-award-amount>
        <span className="hidden-text">{describePrize(prize)}</span>
        <span aria-hidden="true" data-counted={share >= 1 || undefined}>
          <Flaps text={countUpText(prizeLabel(prize), share)} />
        </span>
      </div>
    );
  return (
    <p className={styles.amount} data-award-amount>
      <span className="hidden-text">{describePrize(prize)}</span>
      <span aria-hidden="true" data-counted={share >= 1 || undefined}>
        {countUpText(prizeLabel(prize), share)}
      </span>
    </p>
  );
}

/** What a prize that is no money is worth; nothing beside one that is. */
function Worth({ prize }: { prize: Prize }) {
  const worth = prizeWorth(prize);
  // The text of the amount announces it to screen readers.
  return worth === null ? null : (
    <p className={styles.worth} aria-hidden="true">
      {worth}
    </p>
  );
}

function Balance() {
  const coin = useStore(profileStore, (state) => state.user?.coin ?? null);
  if (coin === null) return null;
  return (
    <p className={styles.balance} data-balance>
      {t('jackpot.balance')} <b>{moneyText(coin)}</b>
    </p>
  );
}
