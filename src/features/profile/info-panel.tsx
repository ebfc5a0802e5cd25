import { useStore } from 'zustand';
import { appUserOther, type UserOther } from '../../../contract/profile/detail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { setAnswer } from '../../session/calls/query-client.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { configStore } from '../../session/config/config-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/states.tsx';
import { AddressForm } from './address-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { IdentityForm } from './identity-form.tsx';
import styles from './info.module.css';
import { NicknameForm } from './nickname-form.tsx';

/** `/member/profile/info`: the name that is shown, and what the platform must know of a person. */
export function InfoPanel() {
  const config = useStore(configStore, (state) => state.config);
  const user = useStore(profileStore, (state) => state.user);
  const state = asyncState(useCall(appUserOther, {}));
  const boxes = { count: 4, height: '110px' };
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('profile.load.failed')} boxes={boxes} />;
  if (!config || !user) return <SkeletonRows {...boxes} />;
  const { data: details } = state;
  const show = (saved: UserOther) => setAnswer(appUserOther, {}, saved);
  return (
    <div className={classNames(pageParts.narrow, styles.stack)}>
      <NicknameForm user={user} bounds={config.username} />
      <ContactForm user={user} details={details} onSaved={show} />
      <IdentityForm details={details} onSaved={show} />
      <AddressForm details={details} onSaved={show} />
    </div>
  );
}
