import type { KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { DateField, Field, SelectField } from '../../ui/field.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import { dayText } from './day-text.ts';
import type { DraftFieldOf } from './draft-form.ts';
import styles from './kyc.module.css';
import { type Draft, documentOf } from './kyc-rules.ts';

interface StepProps {
  fieldOf: DraftFieldOf;
}

const countryText = (code: string) =>
  new Intl.DisplayNames(formatLocale(), { type: 'region' }).of(code) ?? code;

/** Who it is: the name can be given, the rest was when the account was opened. */
export function PersonStep({ status, fieldOf }: StepProps & { status: KycStatus }) {
  const { isNameFixed, birthDate, nationality } = status.person;
  return (
    <>
      <Field
        {...fieldOf('realName')}
        label={t('kyc.person.name')}
        hint={t(isNameFixed ? 'kyc.person.nameFixed' : 'kyc.person.nameHint')}
        readOnly={isNameFixed}
        autoComplete="name"
        maxLength={100}
      />
      <dl className={classNames(surfaceParts.frame, factParts.facts, styles.facts)}>
        <div>
          <dt>{t('kyc.person.born')}</dt>
          <dd>{dayText(birthDate)}</dd>
        </div>
        <div>
          <dt>{t('kyc.person.nationality')}</dt>
          <dd>{countryText(nationality)}</dd>
        </div>
      </dl>
      <p className={classNames(wordParts.text, styles.note)}>{t('kyc.person.asRegistered')}</p>
    </>
  );
}

export function AddressStep({ fieldOf }: StepProps) {
  return (
    <>
      <Field
        {...fieldOf('line')}
        label={t('kyc.address.line')}
        autoComplete="street-address"
        maxLength={120}
      />
      <Field
        {...fieldOf('city')}
        label={t('kyc.address.city')}
        autoComplete="address-level2"
        maxLength={60}
      />
      <div className={styles.pair}>
        <Field
          {...fieldOf('region')}
          label={t('kyc.address.region')}
          hint={t('kyc.address.optional')}
          autoComplete="address-level1"
          maxLength={60}
        />
        <Field
          {...fieldOf('postCode')}
          label={t('kyc.address.postCode')}
          hint={t('kyc.address.optional')}
          autoComplete="postal-code"
        />
      </div>
    </>
  );
}

export function DocumentStep({ status, draft, fieldOf }: StepProps & { status: KycStatus; draft: Draft }) {
  const { hasExpiry } = documentOf(status, draft.kind);
  return (
    <>
      <SelectField {...fieldOf('kind')} label={t('kyc.document.kind')} defaultValue={draft.kind}>
        {status.documents.map(({ kind }) => (
          <option key={kind} value={kind}>
            {t(`kyc.document.${kind}`)}
          </option>
        ))}
      </SelectField>
      <Field
        {...fieldOf('number')}
        label={t('kyc.document.number')}
        hint={t('kyc.document.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {hasExpiry && (
        <DateField
          {...fieldOf('expiresOn')}
          label={t('kyc.document.expires')}
          hint={t('kyc.document.expiresHint')}
        />
      )}
    </>
  );
}
