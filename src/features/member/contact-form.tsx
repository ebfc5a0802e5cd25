import { useState } from 'react';
import type { UserOther } from '../../../contract/profile/detail-calls.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { Field } from '../../ui/field.tsx';
import factStyles from './facts.module.css';
import styles from './info.module.css';
import { saveDetails } from './profile-flows.ts';
import { SaveForm } from './save-form.tsx';

interface ContactFormProps {
  user: UserInfo;
  details: UserOther;
  onSaved(details: UserOther): void;
}

const isRefusedMail = (failure: unknown) => isCallFailure(failure) && failure.key === 'invalidValue';

export function ContactForm({ user, details, onSaved }: ContactFormProps) {
  const [email, setEmail] = useState(details.email);
  const [isWrong, setWrong] = useState(false);
  const save = async () => {
    try {
      onSaved(await saveDetails({ email }));
      setWrong(false);
    } catch (error) {
      setWrong(isRefusedMail(error));
      throw error;
    }
  };
  return (
    <SaveForm title={t('profile.info.contact')} save={save} isPlaced={isRefusedMail}>
      <Field
        label={t('profile.info.email')}
        error={isWrong ? t('profile.fault.email') : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <dl className={factStyles.facts}>
        <div>
          <dt>{t('profile.info.phone')}</dt>
          <dd>{user.mobile || t('profile.info.phoneNone')}</dd>
        </div>
      </dl>
      <a className={styles.link} href={paths.authBind}>
        {t('profile.info.phoneChange')}
      </a>
    </SaveForm>
  );
}
