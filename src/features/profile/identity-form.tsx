import * as z from 'zod/mini';
import { type UserOther, updateAppUserOther } from '../../../contract/profile/detail-calls.ts';
import { needed, useContractForm } from '../../platform/contract-form.ts';
import { currentLocale, t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Field } from '../../ui/field.tsx';
import wordParts from '../../ui/words.module.css';
import factStyles from './facts.module.css';
import styles from './info.module.css';
import { saveDetails } from './profile-flows.ts';
import { countryName, showDay } from './profile-rules.ts';
import { SaveForm } from './save-form.tsx';

interface IdentityFormProps {
  details: UserOther;
  onSaved(details: UserOther): void;
}

const schema = z.object({ realName: needed(updateAppUserOther.body.shape.realName) });
const FIELD_OF_FAILURE = { realNameInvalid: 'realName', realNameFixed: 'realName' } as const;

/** The details of the identity documents: the name is given once, the rest was given at registration. */
export function IdentityForm({ details, onSaved }: IdentityFormProps) {
  const form = useContractForm(schema, { defaultValues: { realName: '' } });
  const facts = (
    <dl className={classNames(factParts.ruled, factStyles.facts)}>
      {details.isNameFixed && (
        <div>
          <dt>{t('profile.info.realName')}</dt>
          <dd>{details.realName}</dd>
        </div>
      )}
      <div>
        <dt>{t('profile.info.birthDate')}</dt>
        <dd>{showDay(details.birthDate, currentLocale())}</dd>
      </div>
      <div>
        <dt>{t('profile.info.nationality')}</dt>
        <dd>{countryName(details.nationality, currentLocale())}</dd>
      </div>
    </dl>
  );
  if (details.isNameFixed)
    return (
      <section className={styles.form} aria-label={t('profile.info.papers')}>
        <h2 className={wordParts.title}>{t('profile.info.papers')}</h2>
        {facts}
        <p className={wordParts.note}>{t('profile.info.realNameFixed')}</p>
      </section>
    );
  return (
    <SaveForm
      title={t('profile.info.papers')}
      form={form}
      save={async (body) => onSaved(await saveDetails(body))}
      places={FIELD_OF_FAILURE}
    >
      <Field
        {...form.register('realName')}
        label={t('profile.info.realName')}
        hint={t('profile.info.realNameHint')}
        error={form.formState.errors.realName?.message}
        autoComplete="name"
        maxLength={100}
      />
      {facts}
    </SaveForm>
  );
}
