import { useState } from 'react';
import type { DataRights } from '../../../contract/rights/rights-calls.ts';
import { isWordKey, t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { signOut } from '../../session/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { CopySection } from './copy-section.tsx';
import { readRights } from './data-flows.ts';
import { ForgetSection } from './forget-section.tsx';
import { LoadedGate } from './loaded-gate.tsx';
import styles from './rights.module.css';
import { useLoaded } from './use-loaded.ts';

/** `/member/data`: a copy of everything, what was corrected, and being forgotten. */
export function DataPanel() {
  const loaded = useLoaded(readRights);
  const [forgottenAt, setForgottenAt] = useState<number | null>(null);
  if (forgottenAt !== null) return <Gone dueAt={forgottenAt} />;
  return (
    <LoadedGate loaded={loaded}>
      {(rights) => (
        <div className={styles.page}>
          <p className={styles.lead}>{t('rights.data.lead')}</p>
          <CopySection rights={rights} onChange={loaded.set} onReload={loaded.reload} />
          <CorrectSection changes={rights.changes} />
          <ForgetSection rights={rights} onForgotten={setForgottenAt} />
        </div>
      )}
    </LoadedGate>
  );
}

/** The account is closed already, and nobody is signed in any more. */
function Gone({ dueAt }: { dueAt: number }) {
  return (
    <EmptyState
      icon="check-circle"
      title={t('rights.forget.done')}
      text={
        <>
          {t('rights.forget.doneText')} <DateText at={dueAt} shows="date" />
        </>
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
    <section className={styles.section} aria-labelledby="data-correct">
      <h2 id="data-correct">{t('rights.correct.title')}</h2>
      <p>{t('rights.correct.text')}</p>
      <p className={styles.links}>
        <a href={paths.profileInfo}>{t('rights.correct.profile')}</a>
        <a href={paths.complaint}>{t('rights.correct.ask')}</a>
      </p>
      {changes.length > 0 && (
        <ol className={styles.history}>
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
  return isWordKey(key) ? t(key) : field;
}
