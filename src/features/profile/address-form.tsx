import { postalAddressSchema, type UserOther } from '../../../contract/profile/detail-calls.ts';
import { useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../../ui/field.tsx';
import styles from './info.module.css';
import { saveAddress } from './profile-flows.ts';
import { SaveForm } from './save-form.tsx';

interface AddressFormProps {
  details: UserOther;
  onSaved(details: UserOther): void;
}

const LINES = {
  line: { autoComplete: 'street-address', maxLength: 120 },
  city: { autoComplete: 'address-level2', maxLength: 60 },
  region: { autoComplete: 'address-level1', maxLength: 60 },
  postCode: { autoComplete: 'postal-code' },
} as const;

export function AddressForm({ details, onSaved }: AddressFormProps) {
  const form = useContractForm(postalAddressSchema, { defaultValues: details.address });
  const field = (name: keyof typeof LINES) => (
    <Field
      key={name}
      {...form.register(name)}
      label={t(`profile.info.${name}`)}
      error={form.formState.errors[name]?.message}
      {...LINES[name]}
    />
  );
  return (
    <SaveForm
      title={t('profile.info.address')}
      form={form}
      save={async (address) => onSaved(await saveAddress(address))}
    >
      {field('line')}
      <div className={styles.pair}>
        {field('city')}
        {field('region')}
      </div>
      {field('postCode')}
    </SaveForm>
  );
}
