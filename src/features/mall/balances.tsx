import type { DiamondShop } from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { worthText } from '../../session/config/unit-worth.ts';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './mall.module.css';

const UNITS = [
  { unit: 'points', icon: 'star' },
  { unit: 'diamonds', icon: 'diamond' },
] as const;

/** Letters that fit at full size on a phone. */
const FULL_SIZE_LETTERS = 6;

/** Points and diamonds of the player, each with its value in money. */
export function Balances({ shop }: { shop: DiamondShop }) {
  const { formatLocale } = useUi();
  return (
    <dl className={classNames(surfaceParts.tiles, styles.balances)} aria-live="polite">
      {UNITS.map(({ unit, icon }) => {
        const count = new Intl.NumberFormat(formatLocale).format(shop[unit]);
        return (
          <div key={unit}>
            <dt>
              <Emblem name={unit} icon={icon} size={52} />
              <span>{t(`mall.${unit}`)}</span>
            </dt>
            <dd
              key={shop[unit]}
              className={styles.amount}
              data-unit={unit}
              data-long={count.length > FULL_SIZE_LETTERS || undefined}
            >
              {count}
              <small>{worthText(shop[unit], unit)}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
