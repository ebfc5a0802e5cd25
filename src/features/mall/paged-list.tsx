import { type ReactNode, useId } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { CallPages } from '../../session/use-call-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Loading } from './loading.tsx';
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
  const { data, error, hasMore, isFetching, more } = answer;
  const rows = data?.flatMap(({ list }) => list);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {filter}
      {!rows && <Loading answer={answer} count={3} height="56px" isPart />}
      {rows?.length === 0 && <p className={styles.note}>{none}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((one) => (
            <li key={keyOf(one)}>{row(one)}</li>
          ))}
        </ul>
      )}
      {rows && error !== null && <p role="alert">{describeFailure(error)}</p>}
      {rows && hasMore && (
        <Button kind="quiet" isWide isBusy={isFetching} onClick={more}>
          {t('mall.record.more')}
        </Button>
      )}
    </section>
  );
}
