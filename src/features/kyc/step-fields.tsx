import type { KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { kycDocumentKind } from '../../../contract/kyc/kyc-calls.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { DateField, Field, SelectField } from '../../ui/field.tsx';
import { dayText } from './day-text.ts';
import styles from './kyc.module.css';
import { type Draft, documentOf, type FaultWords } from './rules.ts';
import { setDraft } from './store.ts';

interface StepProps {
  draft: Draft;
  faults: FaultWords;
}

const countryText = (code: string) =>
  new Intl.DisplayNames(formatLocale(), { type: 'region' }).of(code) ?? code;

/** Who it is: the name can be given, the rest was when the account was opened. */
export function PersonStep({ status, draft, faults }: StepProps & { status: KycStatus }) {
  const { isNameFixed, birthDate, nationality } = status.person;
  return (
    <>
      <Field
        label={t('kyc.person.name')}
        hint={t(isNameFixed ? 'kyc.person.nameFixed' : 'kyc.person.nameHint')}
        error={faults.realName}
        value={draft.realName}
        readOnly={isNameFixed}
        onChange={(event) => setDraft({ realName: event.target.value })}
        autoComplete="name"
        maxLength={100}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t('kyc.person.born')}</dt>
          <dd>{dayText(birthDate)}</dd>
        </div>
        <div>
          <dt>{t('kyc.person.nationality')}</dt>
          <dd>{countryText(nationality)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('kyc.person.asRegistered')}</p>
    </>
  );
}

export function AddressStep({ draft, faults }: StepProps) {
  return (
    <>
      <Field
        label={t('kyc.address.line')}
        error={faults.line}
        value={draft.line}
        onChange={(event) => setDraft({ line: event.target.value })}
        autoComplete="street-address"
        maxLength={120}
      />
      <Field
        label={t('kyc.address.city')}
        error={faults.city}
        value={draft.city}
        onChange={(event) => setDraft({ city: event.target.value })}
        autoComplete="address-level2"
        maxLength={60}
      />
      <div className={styles.pair}>
        <Field
          label={t('kyc.address.region')}
          hint={t('kyc.address.optional')}
          value={draft.region}
          onChange={(event) => setDraft({ region: event.target.value })}
          autoComplete="address-level1"
          maxLength={60}
        />
        <Field
          label={t('kyc.address.postCode')}
          hint={t('kyc.address.optional')}
          value={draft.postCode}
          onChange={(event) => setDraft({ postCode: event.target.value })}
          autoComplete="postal-code"
          maxLength={16}
        />
      </div>
    </>
  );
}

export function DocumentStep({ status, draft, faults }: StepProps & { status: KycStatus }) {
  const { hasExpiry } = documentOf(status, draft.kind);
  return (
    <>
      <SelectField
        label={t('kyc.document.kind')}
        value={draft.kind}
        onChange={(event) => setDraft({ kind: kycDocumentKind.parse(event.target.value) })}
      >
        {status.documents.map(({ kind }) => (
          <option key={kind} value={kind}>
            {t(`kyc.document.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('kyc.document.number')}
        hint={t('kyc.document.numberHint')}
        error={faults.number}
        value={draft.number}
        onChange={(event) => setDraft({ number: event.target.value })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      {hasExpiry && (
        <DateField
          label={t('kyc.document.expires')}
          hint={t('kyc.document.expiresHint')}
          error={faults.expiresOn}
          value={draft.expiresOn}
          onChange={(event) => setDraft({ expiresOn: event.target.value })}
        />
      )}
    </>
  );
}
