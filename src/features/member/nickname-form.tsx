import { useState } from 'react';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { nicknameFault, tidyNickname } from '../../../contract/profile/profile-rules.ts';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { Field } from '../../ui/field.tsx';
import { changeLook } from './profile-flows.ts';
import { SaveForm } from './save-form.tsx';

const FAULTS = {
  length: 'profile.fault.nicknameLength',
  pattern: 'profile.fault.nicknamePattern',
  reserved: 'profile.fault.nicknameReserved',
} as const;

export function NicknameForm({ user, bounds }: { user: UserInfo; bounds: AppConfig['username'] }) {
  const [nickname, setNickname] = useState(user.nickname || user.account);
  const fault = nicknameFault(tidyNickname(nickname), bounds);
  return (
    <SaveForm title={t('profile.info.shown')} save={fault ? null : () => changeLook({ nickname })}>
      <Field
        label={t('profile.info.nickname')}
        hint={t('profile.info.nicknameHint', bounds)}
        error={fault ? t(FAULTS[fault], bounds) : undefined}
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
        autoComplete="nickname"
        spellCheck={false}
        maxLength={64}
      />
    </SaveForm>
  );
}
