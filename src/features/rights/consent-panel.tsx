import { useStore } from 'zustand';
import { type Consents, getConsents } from '../../../contract/rights/rights-calls.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { setAnswer } from '../../session/calls/query-client.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { LoadedGate } from './loaded-gate.tsx';
import styles from './rights.module.css';
import { useConsents } from './use-consents.ts';

/** `/member/profile/consent`: which advertising may be sent, by its kind. Off at first, and as easily off as on. */
export function ConsentPanel() {
  const reading = useCall(getConsents, {}, { isSilent: true });
  return (
    <LoadedGate reading={reading}>
      {(value) => <Choices value={value} onChange={(next) => setAnswer(getConsents, {}, next)} />}
    </LoadedGate>
  );
}

function Choices({ value, onChange }: { value: Consents; onChange(value: Consents): void }) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { wished, failure, choose } = useConsents(onChange);
  return (
    <div className={classNames(pageParts.column, styles.page)}>
      <p className={styles.lead}>{t('rights.consent.lead')}</p>
      {value.isHeldBack && <Notice tone="info">{t('rights.consent.heldBack')}</Notice>}
      <fieldset className={styles.choices} aria-busy={Object.keys(wished).length > 0}>
        <legend>{t('rights.consent.legend')}</legend>
        {value.consents.map(({ kind, isGiven }) => (
          <CheckField
            key={kind}
            label={t(`rights.consent.${kind}`)}
            checked={wished[kind] ?? isGiven}
            disabled={!isOnline}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
      </fieldset>
      {failure !== null && (
        <Notice tone="danger" title={t('rights.failed.notSaved')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <p className={styles.quiet}>{t('rights.consent.always')}</p>
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="consent-history">
        <h2 id="consent-history">{t('rights.consent.history')}</h2>
        {value.history.length === 0 ? (
          <p>{t('rights.consent.noHistory')}</p>
        ) : (
          <ol className={classNames(listParts.list, surfaceParts.box, styles.history)}>
            {value.history.map(({ kind, isGiven, at, source }) => (
              <li key={`${kind} ${at} ${isGiven}`}>
                <span>
                  {t(`rights.consent.${kind}`)}: {t(isGiven ? 'rights.consent.yes' : 'rights.consent.no')}
                </span>
                <small>
                  <DateText at={at} /> · {t(`rights.consent.source.${source}`)}
                </small>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
