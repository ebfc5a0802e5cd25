import { useSearch } from 'wouter';
import { t } from '../../platform/i18n.ts';
import { timeNow } from '../../platform/time.ts';
import { Card, CardNote } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import proofParts from '../../ui/proof.module.css';
import { EmptyState } from '../../ui/states.tsx';
import { BuyForm } from './buy-form.tsx';
import { LoadLottery } from './load-lottery.tsx';
import styles from './lottery.module.css';
import { LotteryLinks } from './lottery-links.tsx';
import { buyBar, productOf } from './lottery-rules.ts';
import { PrizeTable } from './prize-table.tsx';
import { RoundFacts } from './round-facts.tsx';

/** `/activity/lottery/product`: price, prizes, odds and times of one lottery, and its tickets. */
export function ProductPanel() {
  const search = useSearch();
  return (
    <LoadLottery>
      {({ offers, coin, lottery }) => {
        const product = productOf(search, offers);
        const offer = offers.find((one) => one.product === product);
        if (!offer) return null;
        const { round, isOpen, isInMaintenance, terms } = offer;
        const bar = round && buyBar(round, timeNow());
        return (
          <div className={classNames(pageParts.columns, styles.columns)}>
            <div className={classNames(pageParts.stack, styles.stack)}>
              {isInMaintenance && (
                <EmptyState
                  icon="stop"
                  title={t('lottery.maintenance')}
                  text={t('lottery.maintenance.text')}
                />
              )}
              {!isOpen && !isInMaintenance && (
                <EmptyState icon="stop" title={t('lottery.stopped')} text={t('lottery.stopped.text')} />
              )}
              {isOpen && !round && !isInMaintenance && (
                <EmptyState icon="clock" title={t('lottery.between')} text={t('lottery.between.text')} />
              )}
              {isOpen && round && (
                <Card icon="ticket" title={t(`lottery.name.${product}`)}>
                  <RoundFacts product={product} round={round} />
                  {bar !== null && <p>{t(`lottery.buy.${bar}`)}</p>}
                  {bar === null && !isInMaintenance && (
                    <BuyForm product={product} round={round} coin={coin} lottery={lottery} />
                  )}
                </Card>
              )}
            </div>
            <div className={classNames(pageParts.stack, styles.stack)}>
              <PrizeTable terms={terms} title={t('lottery.prizes')} />
              {round && (
                <Card icon="fairness" title={t('lottery.seal')}>
                  <code className={proofParts.code}>{round.commit}</code>
                  <CardNote>{t('lottery.seal.text')}</CardNote>
                  {round.chain && (
                    <>
                      <CardNote>
                        {t('lottery.seal.chain', {
                          position: round.chain.position,
                          number: round.chain.number,
                        })}
                      </CardNote>
                      <code className={proofParts.code}>{round.chain.lastLink}</code>
                    </>
                  )}
                </Card>
              )}
              <LotteryLinks product={product} />
            </div>
          </div>
        );
      }}
    </LoadLottery>
  );
}
