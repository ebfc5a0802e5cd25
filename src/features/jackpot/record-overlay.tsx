import { useState } from 'react';
import type { JackpotDraw } from '../../../contract/jackpot/draws.ts';
import { getPersonJackpotDrawAwardLog } from '../../../contract/jackpot/jackpot-calls.ts';
import { JACKPOT_RECORD_PAGE_SIZE } from '../../../contract/limits.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { momentFormat } from '../../platform/market-time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';
import { proofAddress } from '../../session/pages/proof-addresses.ts';
import { listState } from '../../ui/async-state.ts';
import { Button } from '../../ui/button.tsx';
import listParts from '../../ui/lists.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { useSight } from '../../ui/use-sight.ts';
import { joinDraws, prizeOfDraw } from './draw-rules.ts';
import styles from './lists.module.css';
import { describePrize, prizeLabel, prizeWorth } from './prize-text.ts';

/** The player's draws, newest first, a page of twenty after the other as the end comes into sight. */
export function RecordOverlay() {
  const answer = useCallPages(getPersonJackpotDrawAwardLog, {
    first: 1,
    bodyOf: (pageNum: number) => ({ pageNum, pageSize: JACKPOT_RECORD_PAGE_SIZE }),
    next: (page, pageNum) => (pageNum < page.pages ? pageNum + 1 : null),
  });
  const { error, hasMore, more } = answer;
  const foot = useSight<HTMLDivElement>(() => error === null && more());

  const state = listState(answer);
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        boxes={{ count: 6, height: '52px' }}
        empty={
          <EmptyState icon="receipt" title={t('jackpot.record.none')} text={t('jackpot.record.noneText')} />
        }
      />
    );
  const list = (answer.data ?? []).reduce<readonly JackpotDraw[]>(
    (known, page) => joinDraws(known, page.list),
    [],
  );
  return (
    <>
      <ol className={listParts.list}>
        {list.map((draw) => (
          <Row key={draw.id} draw={draw} />
        ))}
      </ol>
      <div ref={foot} className={styles.foot}>
        {error && <p role="alert">{describeFailure(error)}</p>}
        {hasMore ? (
          <Button kind="quiet" onClick={more}>
            {t('jackpot.record.more')}
          </Button>
        ) : (
          <p>{t('jackpot.record.end')}</p>
        )}
      </div>
    </>
  );
}

function Row({ draw }: { draw: JackpotDraw }) {
  const prize = prizeOfDraw(draw);
  const tier = prize.kind === 'jackpot' ? prize.tier : null;
  const worth = prizeWorth(prize);
  const at = momentFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row} data-tier={tier ?? undefined}>
      <span className={styles.main}>
        <span>
          {tier ? t('jackpot.award.jackpot', { tier: t(`lobby.tier.${tier}`) }) : at.format(draw.createTime)}
        </span>
        {tier && <small>{at.format(draw.createTime)}</small>}
      </span>
      <b>
        <span aria-hidden="true">{prizeLabel(prize)}</span>
        <span className="hidden-text">{describePrize(prize)}</span>
        {worth && (
          <small className={styles.worth} aria-hidden="true">
            {worth}
          </small>
        )}
      </b>
      <details className={styles.proof}>
        <summary>{t('jackpot.record.proof')}</summary>
        <Proof draw={draw} />
      </details>
    </li>
  );
}

/** Seal and seeds, and a fairness check that is computed here without a request. */
function Proof({ draw }: { draw: JackpotDraw }) {
  const [isFair, setFair] = useState<boolean | null>(null);
  const facts = [
    ['jackpot.record.id', draw.id],
    ['jackpot.record.commit', draw.proof.commit],
    ['jackpot.record.serverSeed', draw.proof.serverSeed],
    ['jackpot.record.clientSeed', draw.proof.clientSeed],
  ] as const;
  const check = async () => {
    const { verifyDraw } = await import('../../../maths/verify-draw.ts');
    setFair(verifyDraw(draw).isFair);
  };
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button kind="quiet" onClick={() => void check()}>
        {t('jackpot.record.check')}
      </Button>
      <a className={styles.link} href={proofAddress(draw)}>
        {t('jackpot.record.public')}
      </a>
      <p role="status" className={isFair === false ? styles.bad : styles.good}>
        {isFair !== null && t(isFair ? 'jackpot.record.fair' : 'jackpot.record.unfair')}
      </p>
    </>
  );
}
