import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { UserOther } from '../../../contract/profile/detail-calls.ts';
import { t } from '../../platform/i18n.ts';
import { configStore } from '../../session/config-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { profileStore } from '../../session/profile-store.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useAct } from '../../ui/use-act.ts';
import { AddressForm } from './address-form.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './info.module.css';
import { NicknameForm } from './nickname-form.tsx';
import { PapersForm } from './papers-form.tsx';
import { loadDetails } from './profile-flows.ts';

/** `/member/profile/info`: the name that is shown, and what the house must know of a person. */
export function InfoPanel() {
  const config = useStore(configStore, (state) => state.config);
  const user = useStore(profileStore, (state) => state.user);
  const [details, setDetails] = useState<UserOther | null>(null);
  const { isBusy, failure, run } = useAct();
  const load = () => run(async () => setDetails(await loadDetails()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => void load(), []);
  if (failure !== null)
    return (
      <ErrorState
        title={t('profile.load.failed')}
        text={describeFailure(failure)}
        isBusy={isBusy}
        onRetry={() => void load()}
      />
    );
  if (!config || !user || !details) return <SkeletonRows count={4} height="110px" />;
  return (
    <div className={styles.stack}>
      <NicknameForm user={user} bounds={config.username} />
      <ContactForm user={user} details={details} onSaved={setDetails} />
      <PapersForm details={details} onSaved={setDetails} />
      <AddressForm details={details} onSaved={setDetails} />
    </div>
  );
}
