import * as z from 'zod/mini';
import { type UserOther, updateAppUserOther } from '../../../contract/profile/detail-calls.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { needed, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import factParts from '../../ui/facts.module.css';
import { Field } from '../../ui/field.tsx';
import linkParts from '../../ui/links.module.css';
import factStyles from './facts.module.css';
import styles from './info.module.css';
import { saveDetails } from './profile-flows.ts';
import { SaveForm } from './save-form.tsx';

interface ContactFormProps {
  user: UserInfo;
  details: UserOther;
  onSaved(details: UserOther): void;
}

const schema = z.object({ email: needed(updateAppUserOther.body.shape.email) });
const FIELD_OF_FAILURE = { invalidValue: { field: 'email', message: 'profile.fault.email' } } as const;

export function ContactForm({ user, details, onSaved }: ContactFormProps) {
  const form = useContractForm(schema, { defaultValues: { email: details.email } });
  return (
    <SaveForm
      title={t('profile.info.contact')}
      form={form}
      save={async (body) => onSaved(await saveDetails(body))}
      places={FIELD_OF_FAILURE}
    >
      <Field
        {...form.register('email')}
        label={t('profile.info.email')}
        error={form.formState.errors.email?.message}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <dl className={classNames(factParts.ruled, factStyles.facts)}>
        <div>
          <dt>{t('profile.info.phone')}</dt>
          <dd>{user.mobile || t('profile.info.phoneNone')}</dd>
        </div>
      </dl>
      <a className={classNames(linkParts.link, styles.link)} href={paths.authBind}>
        {t('profile.info.phoneChange')}
      </a>
    </SaveForm>
  );
}
