import { useSearch } from 'wouter';
import type { LotteryOffer } from '../../../contract/lottery/lottery-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { LoadLottery } from './load-lottery.tsx';
import styles from './lottery.module.css';
import { productOf } from './lottery-rules.ts';
import { PrizeTable } from './prize-table.tsx';

const MINUTE_MS = 60_000;

/** `/activity/lottery/rule`: how it is played, odds and return of both lotteries, and how a number is decided. */
export function RulePanel() {
  const search = useSearch();
  return (
    <LoadLottery>
      {({ offers }) => {
        const product = productOf(search, offers);
        // The one that the player comes from is first.
        const sorted = offers.toSorted(
          (a, b) => Number(b.product === product) - Number(a.product === product),
        );
        return (
          <div className={classNames(pageParts.columns, styles.columns)}>
            <div className={classNames(pageParts.stack, styles.stack)}>
              <PlayRules round={sorted[0]?.round ?? null} />
              <FairRules />
            </div>
            <div className={classNames(pageParts.stack, styles.stack)}>
              {sorted.map((offer) => (
                <PrizeTable
                  key={offer.product}
                  terms={offer.terms}
                  title={t(`lottery.name.${offer.product}`)}
                />
              ))}
            </div>
          </div>
        );
      }}
    </LoadLottery>
  );
}

function PlayRules({ round }: { round: LotteryOffer['round'] }) {
  return (
    <Card icon="info" title={t('lottery.rule.play')}>
      <ul>
        <li>{t('lottery.rule.tickets')}</li>
        <li>{t('lottery.rule.draw')}</li>
        <li>{t('lottery.rule.win')}</li>
        <li>{t('lottery.rule.paid')}</li>
        {round && (
          <li>{t('lottery.rule.times', { minutes: (round.drawAt - round.closesAt) / MINUTE_MS })}</li>
        )}
        <li>{t('lottery.rule.late')}</li>
        <li>{t('lottery.rule.cancel')}</li>
        <li>{t('lottery.rule.free')}</li>
        <li>{t('lottery.buy.stake')}</li>
        <li>{t('lottery.rule.chance')}</li>
      </ul>
    </Card>
  );
}

const FairRules = () => (
  <Card icon="fairness" title={t('lottery.rule.fair')}>
    <ul>
      <li>{t('lottery.rule.seed')}</li>
      <li>{t('lottery.rule.mix')}</li>
      <li>{t('lottery.rule.withheld')}</li>
      <li>{t('lottery.rule.open')}</li>
    </ul>
    <ButtonLink kind="quiet" isWide href={paths.fair}>
      {t('lottery.rule.check')}
    </ButtonLink>
  </Card>
);
