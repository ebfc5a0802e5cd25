import * as z from 'zod/mini';
import { accountLoginSms } from '../../../contract/auth/code-calls.ts';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import wordParts from '../../ui/words.module.css';
import styles from './auth.module.css';
import { CodeFields } from './code-fields.tsx';
import { codeForm, codeFormFields } from './code-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import { ShutOutHelp } from './shut-out-help.tsx';
import { signInByCode } from './sign-in-flows.ts';
import { useFailure } from './use-failure.ts';

interface PhoneLoginFormProps {
  config: AppConfig;
  onDone(): void;
  /** The number is proven and has no account: details come next. */
  onNewcomer(): void;
}

const schemaOf = (config: AppConfig) => z.pipe(z.object(codeFormFields(config)), accountLoginSms.body);

/** A number and a code: the same way in for members and newcomers. */
export function PhoneLoginForm({ config, onDone, onNewcomer }: PhoneLoginFormProps) {
  const { failure, attempt } = useFailure();
  const whole = useContractForm(schemaOf(config), { defaultValues: { phone: '', code: '' } });
  const form = codeForm(whole);
  const send = whole.handleSubmit(async ({ phone, code }) => {
    let isMember = false;
    const isThrough = await attempt(async () => {
      isMember = await signInByCode(phone, code);
    }, form.place);
    if (isThrough) (isMember ? onDone : onNewcomer)();
  });

  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t('auth.login.title')}>
      <p className={classNames(wordParts.text, styles.lead)}>{t('auth.login.phoneLead')}</p>
      <CodeFields config={config} purpose={CodePurpose.loginAndRegister} {...form.fields()} />
      <FailureNotice failure={failure}>{failure && <ShutOutHelp failure={failure} />}</FailureNotice>
      <Button type="submit" isWide isBusy={whole.formState.isSubmitting}>
        {t('auth.login.phoneSubmit')}
      </Button>
    </form>
  );
}
