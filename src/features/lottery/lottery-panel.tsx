import { useEffect } from 'react';
import { useSearch } from 'wouter';
import type { LotteryOffer } from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { Tabs } from '../../ui/tabs.tsx';
import { DrumsTable } from './drums-table.tsx';
import { LoadLottery } from './load-lottery.tsx';
import styles from './lottery.module.css';
import { LotteryLinks } from './lottery-links.tsx';
import { productOf } from './lottery-rules.ts';
import { OfferCard } from './offer-card.tsx';
import { leaveStage } from './stage-store.ts';

/** `/activity/lottery`: the drums with the last number, and the round on sale. */
export function LotteryPanel() {
  const search = useSearch();
  useEffect(() => leaveStage, []);
  return (
    <LoadLottery>
      {({ offers }) => {
        const product = productOf(search, offers);
        const offer = offers.find((one) => one.product === product);
        return (
          <Tabs<LotteryProduct>
            label={t('lottery.products')}
            tabs={offers.map((one) => ({ value: one.product, label: t(`lottery.product.${one.product}`) }))}
            value={product}
            onChange={(next) => navigate(linkTo(paths.activityLottery, { product: next }), { replace: true })}
          >
            {offer && <Hall key={product} offer={offer} />}
          </Tabs>
        );
      }}
    </LoadLottery>
  );
}

function Hall({ offer }: { offer: LotteryOffer }) {
  return (
    <div className={classNames(pageParts.columns, styles.columns)}>
      <DrumsTable offer={offer} />
      <div className={classNames(pageParts.stack, styles.stack)}>
        <OfferCard offer={offer} />
        <LotteryLinks product={offer.product} />
      </div>
    </div>
  );
}
