import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import styles from './lottery.module.css';

/** The other pages of the lottery. */
export function LotteryLinks({ product }: { product: LotteryProduct }) {
  const links = [
    { href: paths.lotteryOrder, icon: 'ticket', key: 'lottery.title.order' },
    { href: paths.lotteryRecord, icon: 'trophy', key: 'lottery.title.record' },
    { href: linkTo(paths.lotteryHistory, { product }), icon: 'history', key: 'lottery.title.history' },
    { href: linkTo(paths.lotteryRule, { product }), icon: 'info', key: 'lottery.title.rule' },
  ] as const;
  return (
    <nav aria-label={t('lottery.links')}>
      <ul className={classNames(listParts.list, styles.links)}>
        {links.map(({ href, icon, key }) => (
          <li key={key}>
            <a href={href}>
              <Icon name={icon} size={22} />
              <span>{t(key)}</span>
              <Icon name="chevron-right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
