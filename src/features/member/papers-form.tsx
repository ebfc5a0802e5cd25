import { useState } from 'react';
import type { UserOther } from '../../../contract/profile/detail-calls.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { currentLocale, t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { Field } from '../../ui/field.tsx';
import factStyles from './facts.module.css';
import styles from './info.module.css';
import { saveDetails } from './profile-flows.ts';
import { countryName, showDay } from './rules.ts';
import { SaveForm } from './save-form.tsx';

interface PapersFormProps {
  details: UserOther;
  onSaved(details: UserOther): void;
}

const isOfName = (failure: unknown) =>
  isCallFailure(failure) && (failure.key === 'realNameInvalid' || failure.key === 'realNameFixed');

/** What the papers say: the name is given once, the rest was given at registration. */
export function PapersForm({ details, onSaved }: PapersFormProps) {
  const [realName, setRealName] = useState('');
  const [refusal, setRefusal] = useState('');
  const save = async () => {
    try {
      onSaved(await saveDetails({ realName }));
    } catch (error) {
      if (isOfName(error)) setRefusal(describeFailure(error));
      throw error;
    }
  };
  const facts = (
    <dl className={factStyles.facts}>
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
        <h2 className={styles.title}>{t('profile.info.papers')}</h2>
        {facts}
        <p className={styles.note}>{t('profile.info.realNameFixed')}</p>
      </section>
    );
  return (
    <SaveForm title={t('profile.info.papers')} save={save} isPlaced={isOfName}>
      <Field
        label={t('profile.info.realName')}
        hint={t('profile.info.realNameHint')}
        error={refusal || undefined}
        value={realName}
        onChange={(event) => {
          setRealName(event.target.value);
          setRefusal('');
        }}
        autoComplete="name"
        maxLength={100}
      />
      {facts}
    </SaveForm>
  );
}
