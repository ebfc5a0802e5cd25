import { type ReactNode, useId } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { CallPages } from '../../session/use-call-pages.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './invite.module.css';

interface ListSectionProps<Row extends { readonly key: string }> {
  title: string;
  none: string;
  note?: ReactNode;
  rows: readonly Row[] | undefined;
  answer: CallPages<unknown>;
  row(row: Row): ReactNode;
}

/** A list under its title, with the pages that were asked for so far, and what is there while it loads, fails or is empty. */
export function ListSection<Row extends { readonly key: string }>({
  title,
  none,
  note,
  rows,
  answer,
  row,
}: ListSectionProps<Row>) {
  const id = useId();
  const { error, isFetching, hasMore, more, refetch } = answer;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note}
      {!rows && error === null && <SkeletonRows count={3} height="52px" />}
      {error !== null && (
        <div role="alert" className={styles.retry}>
          <p>{describeFailure(error)}</p>
          <Button kind="quiet" onClick={() => void refetch()}>
            {t('invite.retry')}
          </Button>
        </div>
      )}
      {rows?.length === 0 && <p className={styles.note}>{none}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((one) => (
            <li key={one.key}>{row(one)}</li>
          ))}
        </ul>
      )}
      {rows && hasMore && (
        <Button kind="quiet" isWide isBusy={isFetching} onClick={more}>
          {t('invite.more')}
        </Button>
      )}
    </section>
  );
}
