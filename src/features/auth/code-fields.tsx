import type { UseFormRegisterReturn } from 'react-hook-form';
import { readMobileNumber } from '../../../contract/auth/mobile-number.ts';
import type { CodePurpose } from '../../../contract/ids.ts';
import { readTypedCode } from '../../../contract/typed-code.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import styles from './auth.module.css';
import type { IdentityConfig } from './auth-rules.ts';
import { showPhone } from './phone.ts';
import { PhoneField } from './phone-field.tsx';
import { useCode } from './use-code.ts';

interface CodeFieldsProps {
  config: IdentityConfig;
  purpose: CodePurpose;
  /** What stands in the phone field now. */
  phone: string;
  phoneProps: UseFormRegisterReturn;
  codeProps: UseFormRegisterReturn;
  phoneError: string | undefined;
  codeError: string | undefined;
  /** A number that nothing can be sent to, and why. */
  onPhoneError(message: string): void;
  /** A code that was pasted. */
  onCode(code: string): void;
  /** The code field gets the focus. */
  onSent(): void;
}

/** A number, the button that sends a code to it, and the code. */
export function CodeFields(props: CodeFieldsProps) {
  const { config, purpose, phone, phoneError, codeError } = props;
  const { sent, secondsLeft, isBusy, send } = useCode(purpose);
  const requestCode = async () => {
    const number = readMobileNumber(phone, config.countryCode);
    if (!number) {
      props.onPhoneError(t(phone.trim() === '' ? 'auth.fault.phoneEmpty' : 'auth.fault.phoneInvalid'));
      return;
    }
    const failure = await send(number);
    if (failure) props.onPhoneError(describeFailure(failure));
    else props.onSent();
  };
  const label = sent ? t('auth.code.again') : t('auth.code.send');
  return (
    <>
      <PhoneField {...props.phoneProps} countryCode={config.countryCode} error={phoneError} />
      <CodeField
        {...props.codeProps}
        read={(text) => readTypedCode(text, config.smsCode)}
        onCode={props.onCode}
        label={t('auth.field.code')}
        hint={
          sent
            ? t('auth.code.sent', { phone: showPhone(sent.phone) })
            : t('auth.field.codeHint', { count: config.smsCode.max })
        }
        error={codeError}
        inputMode="numeric"
        autoComplete="one-time-code"
        suffix={
          <Button
            kind="plain"
            className={styles.send}
            isBusy={isBusy}
            disabled={secondsLeft > 0}
            onClick={() => void requestCode()}
          >
            {secondsLeft > 0 ? t('auth.code.wait', { seconds: secondsLeft }) : label}
          </Button>
        }
      />
    </>
  );
}
