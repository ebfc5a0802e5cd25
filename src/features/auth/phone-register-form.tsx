import type { AppConfig } from '../../../contract/config/app-config.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { CodeFields } from './code-fields.tsx';
import { phoneReading } from './code-form.ts';
import { PhoneField } from './phone-field.tsx';
import { RegisterForm } from './register-form.tsx';

interface PhoneRegisterFormProps {
  config: AppConfig;
  way: 'phone' | 'phonePassword';
  onDone(): void;
}

/** Opening an account by a number: with its code, or with a password where the platform has no codes. */
export function PhoneRegisterForm({ config, way, onDone }: PhoneRegisterFormProps) {
  return (
    <RegisterForm
      config={config}
      way={way}
      onDone={onDone}
      readPhone={(text) => phoneReading(text, config.countryCode)}
      phoneFields={({ register, watch, setError, setFocus, setValue, formState: { errors } }) =>
        way === 'phone' ? (
          <CodeFields
            config={config}
            purpose={CodePurpose.register}
            phone={watch('phone')}
            phoneProps={register('phone')}
            codeProps={register('code')}
            phoneError={errors.phone?.message}
            codeError={errors.code?.message}
            onPhoneError={(message) => setError('phone', { message }, { shouldFocus: true })}
            onCode={(code) => setValue('code', code, { shouldValidate: true })}
            onSent={() => setFocus('code')}
          />
        ) : (
          <PhoneField {...register('phone')} countryCode={config.countryCode} error={errors.phone?.message} />
        )
      }
    />
  );
}
