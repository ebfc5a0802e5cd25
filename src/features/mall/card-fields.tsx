import { formatCents } from '../../../contract/money.ts';
import { type CardLayout, shareOfCard } from '../../../scenes/scratch-card/layout.ts';
import { t } from '../../platform/i18n.ts';
import { useUi } from '../../ui/ui-context.ts';
import styles from './card-table.module.css';
import { winningFields } from './scratch-rules.ts';
import type { ScratchTable } from './scratch-store.ts';

interface CardFieldsProps {
  table: Exclude<ScratchTable, { phase: 'empty' }>;
  layout: CardLayout;
}

/** The nine fields, where the canvas draws them. Amounts stand on them only once the whole card is revealed. */
export function CardFields({ table, layout }: CardFieldsProps) {
  const { moneyFormat } = useUi();
  const opened = table.phase === 'revealed' ? table.opened : null;
  const winning = new Set(opened ? winningFields(opened) : []);
  return (
    <ol aria-label={t('mall.card.fields')}>
      {layout.fields.map((box, index) => {
        const number = index + 1;
        const cents = opened?.fields[index];
        const amount = cents === undefined ? null : formatCents(cents, moneyFormat);
        const isWinning = winning.has(index);
        const words =
          amount === null
            ? t('mall.card.field.covered', { number })
            : t(isWinning ? 'mall.card.field.winning' : 'mall.card.field', { number, amount });
        return (
          <li
            key={`${box.x}:${box.y}`}
            className={styles.field}
            style={shareOfCard(box, layout)}
            data-covered={amount === null || undefined}
            data-winning={isWinning || undefined}
          >
            <span aria-hidden="true">{amount}</span>
            <span className="hidden-text">{words}</span>
          </li>
        );
      })}
    </ol>
  );
}
