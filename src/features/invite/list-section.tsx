import { type ReactNode, useId } from 'react';
import { t } from '../../platform/i18n.ts';
import type { CallPages } from '../../session/calls/use-call-pages.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { MoreRows } from '../../ui/more-rows.tsx';
import pageParts from '../../ui/page.module.css';
import rowParts from '../../ui/rows.module.css';
import { StateView } from '../../ui/states.tsx';
import wordParts from '../../ui/words.module.css';
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
  const state = asyncState({ ...answer, data: rows }, ({ length }) => length === 0);
  return (
    <section className={classNames(pageParts.stack, wordParts.headlined, styles.group)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note}
      <StateView
        state={state}
        boxes={{ count: 3, height: '52px' }}
        empty={<p className={classNames(wordParts.note, styles.note)}>{none}</p>}
      >
        {(shown) => (
          <ul className={classNames(listParts.list, rowParts.rows, styles.rows)}>
            {shown.map((one) => (
              <li key={one.key}>{row(one)}</li>
            ))}
          </ul>
        )}
      </StateView>
      {rows && <MoreRows answer={answer} text={t('invite.more')} />}
    </section>
  );
}
