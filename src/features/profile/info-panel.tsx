import { useStore } from 'zustand';
import { appUserOther, type UserOther } from '../../../contract/profile/detail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { profileStore } from '../../session/profile-store.ts';
import { setAnswer } from '../../session/query-client.ts';
import { useCall } from '../../session/use-call.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AddressForm } from './address-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { IdentityForm } from './identity-form.tsx';
import styles from './info.module.css';
import { NicknameForm } from './nickname-form.tsx';

/** `/member/profile/info`: the name that is shown, and what the platform must know of a person. */
export function InfoPanel() {
  const config = useStore(configStore, (state) => state.config);
  const user = useStore(profileStore, (state) => state.user);
  const { data: details, error, isFetching, refetch } = useCall(appUserOther, {});
  if (!details && error)
    return (
      <ErrorState
        title={t('profile.load.failed')}
        text={describeFailure(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!config || !user || !details) return <SkeletonRows count={4} height="110px" />;
  const show = (saved: UserOther) => setAnswer(appUserOther, {}, saved);
  return (
    <div className={styles.stack}>
      <NicknameForm user={user} bounds={config.username} />
      <ContactForm user={user} details={details} onSaved={show} />
      <IdentityForm details={details} onSaved={show} />
      <AddressForm details={details} onSaved={show} />
    </div>
  );
}
