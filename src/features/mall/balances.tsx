import type { DiamondShop } from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { worthText } from '../../session/unit-worth.ts';
import { Icon } from '../../ui/icon.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './mall.module.css';

const UNITS = [
  { unit: 'points', icon: 'star' },
  { unit: 'diamonds', icon: 'diamond' },
] as const;

/** Points and diamonds of the player, each with its value in money. */
export function Balances({ shop }: { shop: DiamondShop }) {
  const { formatLocale } = useUi();
  return (
    <dl className={styles.balances} aria-live="polite">
      {UNITS.map(({ unit, icon }) => (
        <div key={unit}>
          <dt>
            <Icon name={icon} size={18} />
            {t(`mall.${unit}`)}
          </dt>
          <dd key={shop[unit]} className={styles.amount} data-unit={unit}>
            {new Intl.NumberFormat(formatLocale).format(shop[unit])}
            <small>{worthText(shop[unit], unit)}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
