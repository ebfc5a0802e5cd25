import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import type { CallPages } from '../../session/calls/use-call-pages.ts';
import { listState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { MoreRows } from '../../ui/more-rows.tsx';
import pageParts from '../../ui/page.module.css';
import rowParts from '../../ui/rows.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import styles from './lottery.module.css';

interface PagedRowsProps<Row> {
  answer: CallPages<{ readonly list: readonly Row[] }>;
  none: { readonly icon: string; readonly title: string; readonly text: string; readonly way?: ReactNode };
  keyOf(row: Row): string;
  row(row: Row): ReactNode;
}

/** A list with the pages that were asked for so far, and what is there while it loads, fails or is empty. */
export function PagedRows<Row>({ answer, none, keyOf, row }: PagedRowsProps<Row>) {
  return (
    <StateView
      state={listState(answer)}
      failed={t('lottery.failed')}
      boxes={{ count: 5, height: '76px' }}
      empty={
        <EmptyState icon={none.icon} title={none.title} text={none.text}>
          {none.way}
        </EmptyState>
      }
    >
      {(rows) => (
        <div className={classNames(pageParts.stack, styles.stack)}>
          <ul className={classNames(listParts.list, rowParts.rows, styles.rows)}>
            {rows.map((one) => (
              <li key={keyOf(one)}>{row(one)}</li>
            ))}
          </ul>
          <MoreRows answer={answer} text={t('lottery.more')} />
        </div>
      )}
    </StateView>
  );
}
