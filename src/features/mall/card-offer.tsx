import { useId } from 'react';
import type { ScratchInfo } from '../../../contract/mall/scratch-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { unitText } from '../../session/config/unit-worth.ts';
import alertParts from '../../ui/alerts.module.css';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Notice } from '../../ui/notice.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './mall.module.css';
import { buyCard } from './scratch-flows.ts';
import { diamondsText, diamondWorth } from './unit-text.ts';

/** What a card is and costs, and the button that buys one. */
export function CardOffer({ info }: { info: ScratchInfo }) {
  const id = useId();
  const { price, diamonds, canBuy, commit } = info;
  const { isBusy, failure, run } = useMutation();
  const priceText = diamondsText(price);
  const cost = diamondWorth(price);
  return (
    <section className={classNames(surfaceParts.frame, alertParts.alerts, styles.card)} aria-labelledby={id}>
      <h2 id={id}>
        <Emblem name="lotteryCoupon" icon="ticket" />
        {t('mall.card.title')}
      </h2>
      <p className={styles.note}>{t('mall.card.text')}</p>
      <p className={styles.price}>{unitText(price, 'diamonds')}</p>
      {!canBuy && <Notice>{t(cost === null ? 'mall.closed' : 'mall.card.notNow')}</Notice>}
      {canBuy && diamonds < price && (
        <p className={styles.few}>
          {t('mall.card.few', { diamonds: diamondsText(diamonds), price: priceText })}
        </p>
      )}
      {canBuy && diamonds >= price && (
        <Button kind="second" isWide isBusy={isBusy} onClick={() => void run(() => buyCard(commit, cost))}>
          {t('mall.card.buy', { diamonds: priceText })}
        </Button>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </section>
  );
}
