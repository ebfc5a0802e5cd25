import { type FormEvent, type ReactNode, useId } from 'react';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { type FieldReading, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { timeNow } from '../../platform/time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { placeFailure } from '../../session/calls/place-failure.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorFaqLink } from '../../ui/error-faq-link.tsx';
import formParts from '../../ui/forms.module.css';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import styles from './auth.module.css';
import {
  EMPTY_REGISTRATION,
  REGISTRATION_PLACES,
  type RegistrationField,
  type RegistrationWay,
} from './auth-rules.ts';
import { readInviteCode } from './newcomer.ts';
import { AboutYouFields, AgreementFields, type RegistrationForm, SignInFields } from './register-fields.tsx';
import { type RegisterStep, STEP_FIELDS } from './register-steps.ts';
import { isUnsure } from './same-attempt.ts';
import { registrationSchema } from './schemas.ts';
import { ShutOutHelp } from './shut-out-help.tsx';
import { register as openAccount } from './sign-in-flows.ts';
import { StepProgress } from './step-progress.tsx';
import { useFailure } from './use-failure.ts';
import { useRegisterSteps } from './use-register-steps.ts';

interface RegisterFormProps {
  config: AppConfig;
  way: RegistrationWay;
  /** Of a newcomer verified by a provider or a code. */
  ticket?: string;
  onDone(): void;
  /** The fields of a number, and how it is read: they come with a library that only its tab loads. */
  phoneFields?: (form: RegistrationForm) => ReactNode;
  readPhone?: (text: string) => FieldReading<string>;
}

/**
 * One form in short steps: all fields stay in it, hidden but for the step that is shown, so that a password manager
 * finds them and nothing typed is lost. It is sent by the last step alone. Bounds come from the config.
 */
export function RegisterForm(props: RegisterFormProps) {
  const { config, way, ticket, onDone, phoneFields } = props;
  const { failure, attempt } = useFailure();
  const today = new Date(timeNow()).toISOString().slice(0, 10);
  const form = useContractForm(registrationSchema({ config, way, today, readPhone: props.readPhone }), {
    mode: 'onTouched',
    defaultValues: { ...EMPTY_REGISTRATION, inviteCode: readInviteCode() },
  });
  const { handleSubmit, setError, setFocus, getFieldState, formState } = form;
  const { steps, step, isLast, isTried, setTried, heading, goBack, goOn, reveal } = useRegisterSteps(
    way,
    form,
  );
  const headingId = useId();

  const send = handleSubmit(
    async (values) => {
      const isOpen = await attempt(
        () => openAccount(values, { way, ticket }),
        (refusal) => {
          reveal((field) => field === REGISTRATION_PLACES[refusal.key]);
          return placeFailure(setError, refusal, REGISTRATION_PLACES);
        },
      );
      if (isOpen) onDone();
    },
    // What was good when its step was left may have changed since: bounds come with the config.
    () => reveal((field) => getFieldState(field).invalid),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) return void goOn();
    setTried(true);
    void send(event);
  };
  const fieldErrors = summarise(
    STEP_FIELDS[step].flatMap((field) => {
      const text = getFieldState(field, formState).error?.message;
      return text ? [{ field, text }] : [];
    }),
  );
  const bodies: Readonly<Record<RegisterStep, ReactNode>> = {
    signIn: <SignInFields form={form} config={config} way={way} phoneFields={phoneFields?.(form)} />,
    aboutYou: <AboutYouFields form={form} config={config} />,
    agreement: <AgreementFields form={form} config={config} />,
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('auth.register.title')}>
      <StepProgress steps={steps} step={step} headingId={headingId} headingRef={heading} />
      {steps.map((name) => (
        <fieldset
          key={name}
          className={classNames(formParts.group, styles.step)}
          hidden={name !== step}
          aria-labelledby={headingId}
        >
          {bodies[name]}
        </fieldset>
      ))}
      {isTried && fieldErrors.length > 1 && (
        <ErrorSummary fieldErrors={fieldErrors} onChoose={(field) => setFocus(field)} />
      )}
      {isLast && failure && (
        <Notice tone="danger" title={t('auth.failure.title')} isLive>
          <p>{`${describeFailure(failure)} ${isUnsure(failure.key) ? t('auth.failure.again') : ''}`}</p>
          <ErrorFaqLink text={describeFailure(failure)} />
          <ShutOutHelp failure={failure} />
        </Notice>
      )}
      <div className={styles.moves}>
        {step !== steps[0] && (
          <Button kind="second" disabled={formState.isSubmitting} onClick={goBack}>
            {t('auth.step.back')}
          </Button>
        )}
        {/* Two buttons, not one with two labels: a second press on Next must not send the form. */}
        {isLast ? (
          <Button key="send" type="submit" isBusy={formState.isSubmitting}>
            {t('auth.register.submit')}
          </Button>
        ) : (
          <Button key="next" type="submit">
            {t('auth.step.next')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FormFieldError {
  readonly field: RegistrationField;
  readonly text: string;
}

/** Open declarations say the same thing one by one: in the summary they are one line. */
function summarise(fieldErrors: readonly FormFieldError[]): FormFieldError[] {
  const isDeclaration = ({ field }: FormFieldError) => field.startsWith('declarations.');
  const open = fieldErrors.filter(isDeclaration);
  return fieldErrors.flatMap((fieldError) => {
    if (!isDeclaration(fieldError)) return [fieldError];
    return fieldError === open[0]
      ? [{ ...fieldError, text: t('auth.summary.declarations', { count: open.length }) }]
      : [];
  });
}

interface ErrorSummaryProps<F extends string> {
  fieldErrors: readonly { readonly field: F; readonly text: string }[];
  onChoose(field: F): void;
}

/** Every error of a long form in one list, beside the submit button; each leads to its field. */
function ErrorSummary<F extends string>({ fieldErrors, onChoose }: ErrorSummaryProps<F>) {
  return (
    <Notice tone="danger" title={t('auth.summary.title', { count: fieldErrors.length })}>
      <ul className={listParts.list}>
        {fieldErrors.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={styles.faultLink} onClick={() => onChoose(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
