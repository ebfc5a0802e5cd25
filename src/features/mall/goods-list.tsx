import { type MouseEvent, useState } from 'react';
import type { DiamondShop, Goods } from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { unitText } from '../../session/config/unit-worth.ts';
import alertParts from '../../ui/alerts.module.css';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { buyGoods } from './exchange-flows.ts';
import goodsStyles from './goods.module.css';
import { refusalOf } from './goods-rules.ts';
import styles from './mall.module.css';
import { diamondsText } from './unit-text.ts';

/** What can be had for diamonds, with what is left of it. */
export function GoodsList({ shop }: { shop: DiamondShop }) {
  if (shop.goods.length === 0)
    return <EmptyState icon="store" title={t('mall.goods.none')} text={t('mall.goods.noneText')} />;
  return (
    <div className={pageParts.stack}>
      {!shop.canExchange && <Notice>{t('mall.notNow')}</Notice>}
      <ul className={classNames(listParts.list, goodsStyles.goods)}>
        {shop.goods.map((goods) => (
          <GoodsCard key={goods.goodsId} goods={goods} shop={shop} />
        ))}
      </ul>
      <p className={styles.note}>{t('mall.goods.note')}</p>
    </div>
  );
}

function GoodsCard({ goods, shop }: { goods: Goods; shop: DiamondShop }) {
  const { name, reward, price, stock, leftForPlayer } = goods;
  const refusal = refusalOf(goods, shop);
  return (
    <li className={goodsStyles.card} data-refusal={refusal ?? undefined}>
      <div className={goodsStyles.picture}>
        <Emblem
          name={rewardEmblem(reward.propId)}
          icon={rewardIcon(reward.propId)}
          size="fill"
          isQuiet={refusal === 'soldOut' || refusal === 'limit'}
        />
      </div>
      <div className={goodsStyles.about}>
        <h2>{name}</h2>
        <p className={goodsStyles.price}>
          <Icon name="diamond" size={18} />
          <span>{unitText(price, 'diamonds')}</span>
        </p>
        <p>{stock === null ? t('mall.goods.endless') : t('mall.goods.stock', { count: stock })}</p>
        {leftForPlayer !== null && leftForPlayer > 0 && (
          <p>{t('mall.goods.left', { count: leftForPlayer })}</p>
        )}
      </div>
      <div className={classNames(alertParts.alerts, goodsStyles.end)}>
        {refusal === null && <BuyGoods goods={goods} />}
        {refusal === 'few' && (
          <ButtonLink kind="quiet" href={paths.points} aria-label={t('mall.goods.exchange.label', { name })}>
            {t('mall.goods.exchange')}
          </ButtonLink>
        )}
        {(refusal === 'soldOut' || refusal === 'limit') && (
          <p className={goodsStyles.refusal}>{t(`mall.goods.${refusal}`)}</p>
        )}
      </div>
    </li>
  );
}

/** Asks once more before it buys: diamonds do not come back. */
function BuyGoods({ goods: { goodsId, name, price } }: { goods: Goods }) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useMutation();
  const diamonds = diamondsText(price);
  const buy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = currentTarget.getBoundingClientRect();
    await run(async () => {
      flyClaim(place, [await buyGoods(goodsId)]);
      toast(t('mall.goods.done', { name }), 'good');
    });
    setAsking(false);
  };
  return (
    <>
      {isAsking ? (
        <fieldset className={goodsStyles.ask}>
          <legend>{t('mall.goods.ask', { diamonds: unitText(price, 'diamonds') })}</legend>
          {/* The button that was pressed is gone; the next one takes its focus. */}
          <Button ref={focusOnce} isBusy={isBusy} onClick={(event) => void buy(event)}>
            {t('mall.goods.confirm')}
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t('mall.goods.cancel')}
          </Button>
        </fieldset>
      ) : (
        <Button
          kind="quiet"
          aria-label={t('mall.goods.buy.label', { name, diamonds })}
          onClick={() => setAsking(true)}
        >
          {t('mall.goods.buy')}
        </Button>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </>
  );
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });
