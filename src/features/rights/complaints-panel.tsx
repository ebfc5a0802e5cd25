import {
  type Complaint,
  getComplaintRules,
  getComplaints,
} from '../../../contract/rights/complaint-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { combineQueries } from '../../session/calls/combine-queries.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import rowParts from '../../ui/rows.module.css';
import { EmptyState } from '../../ui/states.tsx';
import { DisputeBody } from './dispute-body.tsx';
import { LoadedGate } from './loaded-gate.tsx';
import styles from './rights.module.css';

/** `/member/complaints`: the player's own, and how one is made. */
export function ComplaintsPanel() {
  const reading = combineQueries(
    useCall(getComplaints, {}, { isSilent: true }),
    useCall(getComplaintRules, {}, { isSilent: true }),
  );
  return (
    <LoadedGate reading={reading}>
      {([{ complaints }, rules]) => (
        <div className={classNames(pageParts.column, styles.page)}>
          <p className={styles.lead}>{t('rights.complaint.lead', { days: rules.answerDays })}</p>
          {complaints.length === 0 ? (
            <EmptyState
              icon="support"
              title={t('rights.complaint.none')}
              text={t('rights.complaint.noneText')}
            >
              <ButtonLink href={paths.complaint}>{t('rights.complaint.file')}</ButtonLink>
            </EmptyState>
          ) : (
            <>
              <ButtonLink isWide href={paths.complaint}>
                {t('rights.complaint.file')}
              </ButtonLink>
              <ul className={classNames(listParts.list, listParts.boxed, styles.rows)}>
                {complaints.map((complaint) => (
                  <Row key={complaint.number} complaint={complaint} />
                ))}
              </ul>
            </>
          )}
          <DisputeBody body={rules.disputeBody} />
        </div>
      )}
    </LoadedGate>
  );
}

function Row({ complaint }: { complaint: Complaint }) {
  const { number, subject, state, dueAt, openedAt } = complaint;
  return (
    <li>
      <a className={styles.row} href={linkTo(paths.complaintThread, { number })}>
        <span className={classNames(rowParts.main, styles.rowMain)}>
          {subject}
          <small>
            {number} · {state === 'open' ? t('rights.complaint.dueShort') : t('rights.complaint.filedOn')}{' '}
            <DateText at={state === 'open' ? dueAt : openedAt} shows="date" />
          </small>
        </span>
        <span className={styles.badge} data-state={state}>
          {t(`rights.state.${state}`)}
        </span>
        <Icon name="chevron-right" size={18} />
      </a>
    </li>
  );
}
