import type { ComponentProps } from 'react';
import { t } from '../../platform/i18n.ts';
import { PasswordField } from '../../ui/password-field.tsx';

/** The withdraw password, typed on a keyboard of digits and never kept by the browser. */
export const WithdrawPasswordField = (props: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField
    {...props}
    label={t('cashier.password.label')}
    inputMode="numeric"
    autoComplete="off"
    maxLength={64}
  />
);
