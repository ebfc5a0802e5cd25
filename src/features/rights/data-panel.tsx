import { useState } from 'react';
import { type DataRights, getDataRights } from '../../../contract/rights/rights-calls.ts';
import { isMessageKey, t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { setAnswer } from '../../session/calls/query-client.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { signOut } from '../../session/sign-in/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import linkParts from '../../ui/links.module.css';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import { EmptyState } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { CopySection } from './copy-section.tsx';
import { isCopyWaiting, LOOK_AGAIN_MS } from './data-flows.ts';
import { ForgetSection } from './forget-section.tsx';
import { LoadedGate } from './loaded-gate.tsx';
import styles from './rights.module.css';

/** `/member/data`: a copy of everything, what was corrected, and being forgotten. */
export function DataPanel() {
  const [forgottenAt, setForgottenAt] = useState<number | null>(null);
  return forgottenAt === null ? <Rights onForgotten={setForgottenAt} /> : <Gone dueAt={forgottenAt} />;
}

function Rights({ onForgotten }: { onForgotten(dueAt: number): void }) {
  const reading = useCall(
    getDataRights,
    {},
    {
      isSilent: true,
      refetchInterval: ({ state }) => state.data !== undefined && isCopyWaiting(state.data) && LOOK_AGAIN_MS,
    },
  );
  return (
    <LoadedGate reading={reading}>
      {(rights) => (
        <div className={classNames(pageParts.column, styles.page)}>
          <p className={styles.lead}>{t('rights.data.lead')}</p>
          <CopySection rights={rights} onChange={(next) => setAnswer(getDataRights, {}, next)} />
          <CorrectSection changes={rights.changes} />
          <ForgetSection rights={rights} onForgotten={onForgotten} />
        </div>
      )}
    </LoadedGate>
  );
}

/** The account is closed already, and the player signed out. */
function Gone({ dueAt }: { dueAt: number }) {
  return (
    <EmptyState
      icon="check-circle"
      title={t('rights.forget.done')}
      text={
        <span>
          {t('rights.forget.doneText')} <DateText at={dueAt} shows="date" />
        </span>
      }
    >
      <Button
        onClick={() => {
          signOut('chosen');
          navigate(paths.home);
        }}
      >
        {t('rights.forget.leave')}
      </Button>
    </EmptyState>
  );
}

function CorrectSection({ changes }: Pick<DataRights, 'changes'>) {
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby="data-correct">
      <h2 id="data-correct">{t('rights.correct.title')}</h2>
      <p>{t('rights.correct.text')}</p>
      <p className={linkParts.inline}>
        <a href={paths.profileInfo}>{t('rights.correct.profile')}</a>
        <a href={paths.complaint}>{t('rights.correct.ask')}</a>
      </p>
      {changes.length > 0 && (
        <ol className={classNames(listParts.list, surfaceParts.box, styles.history)}>
          {changes.map(({ at, field, before, after }) => (
            <li key={`${field} ${at} ${after}`}>
              <span>
                {t('rights.correct.change', {
                  field: fieldName(field),
                  before: before || '—',
                  after: after || '—',
                })}
              </span>
              <small>
                <DateText at={at} />
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function fieldName(field: string): string {
  const key = `rights.detail.${field}`;
  return isMessageKey(key) ? t(key) : field;
}
