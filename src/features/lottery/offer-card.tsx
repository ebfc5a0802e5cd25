import type { LotteryOffer } from '../../../contract/lottery/lottery-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { timeNow } from '../../platform/time.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import styles from './lottery.module.css';
import { buyBar } from './lottery-rules.ts';
import { RoundFacts } from './round-facts.tsx';

/** The round on sale, and the way to its tickets; or why there is none. */
export function OfferCard({ offer }: { offer: LotteryOffer }) {
  const { product, isOpen, isInMaintenance, round, terms } = offer;
  const [first] = terms.prizes;
  const bar = round && buyBar(round, timeNow());
  const canBuy = isOpen && !isInMaintenance && round !== null && bar === null;
  return (
    <Card icon="ticket" title={t(`lottery.name.${product}`)}>
      {first && (
        <p className={styles.first}>
          {t('lottery.first')}{' '}
          <b>
            <Money amount={first.amount} isShort />
          </b>
        </p>
      )}
      {round && <RoundFacts product={product} round={round} />}
      {!round && !isInMaintenance && <p>{t(isOpen ? 'lottery.between' : 'lottery.stopped')}</p>}
      {isInMaintenance && <p className={styles.note}>{t('lottery.maintenance.text')}</p>}
      {!isOpen && !isInMaintenance && <p className={styles.note}>{t('lottery.stopped.text')}</p>}
      {isOpen && !isInMaintenance && bar !== null && <p className={styles.note}>{t(`lottery.buy.${bar}`)}</p>}
      <ButtonLink isWide kind={canBuy ? 'action' : 'quiet'} href={linkTo(paths.lotteryProduct, { product })}>
        {t(canBuy ? 'lottery.choose' : 'lottery.prizes')}
      </ButtonLink>
    </Card>
  );
}
