import { type FeedbackRow, getFeedbacks } from '../../../../contract/support/feedback-calls.ts';
import { t } from '../../../platform/i18n.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { useCallPages } from '../../../session/calls/use-call-pages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Icon } from '../../../ui/icon.tsx';
import listParts from '../../../ui/lists.module.css';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { KnownHelpLine } from '../help-lines.tsx';
import { LoadGate } from '../load-gate.tsx';
import styles from './feedback.module.css';

const FIRST_CURSOR: string | null = null;

/** `/feedback/record`: the player's feedback, each with how it stands. */
export function FeedbackRecordPanel() {
  const pages = useCallPages(getFeedbacks, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ cursor }),
    next: ({ nextCursor }) => nextCursor,
    isSilent: true,
  });
  return (
    <LoadGate reading={pages}>
      {(shown) => {
        const rows = shown.flatMap(({ list }) => list);
        return (
          <div className={styles.page}>
            {rows.length === 0 ? (
              <EmptyState icon="pencil" title={t('support.record.none')} text={t('support.record.noneText')}>
                <ButtonLink href={paths.feedback}>{t('support.link.feedback')}</ButtonLink>
              </EmptyState>
            ) : (
              <>
                <ul className={classNames(listParts.list, listParts.boxed, styles.rows)}>
                  {rows.map((row) => (
                    <Row key={row.id} row={row} />
                  ))}
                </ul>
                <MoreRows answer={pages} text={t('support.record.more')} />
                <ButtonLink isWide href={paths.feedback}>
                  {t('support.link.feedback')}
                </ButtonLink>
              </>
            )}
            <KnownHelpLine />
          </div>
        );
      }}
    </LoadGate>
  );
}

function Row({ row }: { row: FeedbackRow }) {
  const { id, category, state, isUnread, lastAt, summary } = row;
  return (
    <li>
      <a className={styles.row} data-unread={isUnread} href={linkTo(paths.feedbackThread, { id })}>
        <span className={styles.main}>
          <small>
            {isUnread && <span className={styles.unread}>{t('support.record.unread')}</span>}
            <span>
              {t(`support.category.${category}`)} · <DateText at={lastAt} shows="date" />
            </span>
          </small>
          <span>{summary}</span>
        </span>
        <span className={styles.badge} data-state={state}>
          {t(`support.state.${state}`)}
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}
