import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { CallPages } from '../../session/use-call-pages.ts';
import { MoreRows } from '../../ui/more-rows.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import styles from './lottery.module.css';

interface PagedRowsProps<Row> {
  answer: CallPages<{ readonly list: readonly Row[] }>;
  none: { readonly icon: string; readonly title: string; readonly text: string; readonly way?: ReactNode };
  keyOf(row: Row): string;
  row(row: Row): ReactNode;
}

/** A list with the pages that were asked for so far, and what is there while it loads, fails or is empty. */
export function PagedRows<Row>({ answer, none, keyOf, row }: PagedRowsProps<Row>) {
  const { data, error, hasMore, isFetching, more, refetch } = answer;
  const rows = data?.flatMap(({ list }) => list);
  if (!rows && error === null) return <SkeletonRows count={5} height="76px" />;
  if (!rows)
    return (
      <ErrorState
        icon="offline"
        title={t('lottery.failed')}
        text={describeFailure(error)}
        onRetry={() => void refetch()}
        isBusy={isFetching}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon={none.icon} title={none.title} text={none.text}>
        {none.way}
      </EmptyState>
    );
  return (
    <div className={styles.stack}>
      <ul className={styles.rows}>
        {rows.map((one) => (
          <li key={keyOf(one)}>{row(one)}</li>
        ))}
      </ul>
      <MoreRows
        failure={error === null ? null : describeFailure(error)}
        hasMore={hasMore}
        isBusy={isFetching}
        text={t('lottery.more')}
        onMore={more}
      />
    </div>
  );
}
