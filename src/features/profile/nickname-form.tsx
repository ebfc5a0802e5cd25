import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { findNicknameError, tidyNickname } from '../../../contract/profile/profile-rules.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { fieldRule, useContractForm } from '../../platform/contract-form.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../../ui/field.tsx';
import { changeProfile } from './profile-flows.ts';
import { SaveForm } from './save-form.tsx';

const FAULTS = {
  length: 'profile.fault.nicknameLength',
  pattern: 'profile.fault.nicknamePattern',
  reserved: 'profile.fault.nicknameReserved',
} as const;

type Bounds = AppConfig['username'];

const schemaOf = (bounds: Bounds) =>
  z.object({
    nickname: z.string().check(
      fieldRule((nickname) => {
        const fieldError = findNicknameError(tidyNickname(nickname), bounds);
        return fieldError && { key: FAULTS[fieldError], values: { ...bounds } };
      }),
    ),
  });

/** The one field that is judged while it is typed: its rules cannot be guessed from the hint alone. */
export function NicknameForm({ user, bounds }: { user: UserInfo; bounds: Bounds }) {
  const form = useContractForm(schemaOf(bounds), {
    mode: 'onChange',
    defaultValues: { nickname: user.nickname || user.account },
  });
  const { register, trigger, formState } = form;
  useEffect(() => void trigger(), [trigger]);
  return (
    <SaveForm title={t('profile.info.shown')} form={form} save={changeProfile}>
      <Field
        {...register('nickname')}
        label={t('profile.info.nickname')}
        hint={t('profile.info.nicknameHint', bounds)}
        error={formState.errors.nickname?.message}
        autoComplete="nickname"
        spellCheck={false}
        maxLength={64}
      />
    </SaveForm>
  );
}
