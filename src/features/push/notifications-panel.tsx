import { getPushState, type PushState } from '../../../contract/push/push-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { useCall } from '../../session/use-call.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { DeviceSection } from './device-section.tsx';
import { KindsSection } from './kinds-section.tsx';
import styles from './push.module.css';
import { QuietSection } from './quiet-section.tsx';
import { usePushDevice } from './use-push-device.ts';

/** `/member/profile/notifications`: what may be sent to the player's devices, when, and whether this one gets it. */
export function NotificationsPanel() {
  const { data, error, isFetching, refetch } = useCall(getPushState, {}, { isSilent: true });
  if (data) return <Settings state={data} />;
  if (error === null) return <SkeletonRows count={5} height="76px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('push.failed.title')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Settings({ state }: { state: PushState }) {
  const device = usePushDevice(state);
  if (device.state === null) return <SkeletonRows count={5} height="76px" />;
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('push.lead')}</p>
      <DeviceSection
        device={device}
        devices={state.devices}
        hasKinds={Object.values(state.kinds).includes(true)}
      />
      <KindsSection value={state} device={device} />
      <QuietSection value={state} />
    </div>
  );
}
