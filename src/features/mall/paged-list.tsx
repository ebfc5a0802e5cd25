import { type ReactNode, useId } from 'react';
import { t } from '../../platform/i18n.ts';
import type { CallPages } from '../../session/calls/use-call-pages.ts';
import { listState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { MoreRows } from '../../ui/more-rows.tsx';
import pageParts from '../../ui/page.module.css';
import rowParts from '../../ui/rows.module.css';
import { StateView } from '../../ui/states.tsx';
import styles from './mall.module.css';

interface PagedListProps<Row> {
  title: string;
  /** What stands there while the list is empty. */
  none: string;
  /** What chooses the rows, under the title. */
  filter?: ReactNode;
  answer: CallPages<{ readonly list: readonly Row[] }>;
  keyOf(row: Row): string;
  row(row: Row): ReactNode;
}

/** A list under its title, with the pages that were asked for so far. */
export function PagedList<Row>({ title, none, filter, answer, keyOf, row }: PagedListProps<Row>) {
  const id = useId();
  return (
    <section className={classNames(pageParts.stack, styles.group)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {filter}
      <StateView
        state={listState(answer)}
        failed={t('mall.failed.part')}
        boxes={{ count: 3, height: '56px' }}
        empty={<p className={styles.note}>{none}</p>}
      >
        {(rows) => (
          <ul className={classNames(listParts.list, rowParts.rows, styles.rows)}>
            {rows.map((one) => (
              <li key={keyOf(one)}>{row(one)}</li>
            ))}
          </ul>
        )}
      </StateView>
      {answer.data && <MoreRows answer={answer} text={t('mall.record.more')} />}
    </section>
  );
}
