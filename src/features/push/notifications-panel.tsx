import { getPushState, type PushState } from '../../../contract/push/push-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/states.tsx';
import { DeviceSection } from './device-section.tsx';
import { KindsSection } from './kinds-section.tsx';
import styles from './push.module.css';
import { QuietSection } from './quiet-section.tsx';
import { usePushDevice } from './use-push-device.ts';

const BOXES = { count: 5, height: '76px' };

/** `/member/profile/notifications`: what may be sent to the player's devices, when, and whether this one gets it. */
export function NotificationsPanel() {
  const state = asyncState(useCall(getPushState, {}, { isSilent: true }));
  return (
    <StateView state={state} failed={t('push.failed.title')} boxes={BOXES}>
      {(data) => <Settings state={data} />}
    </StateView>
  );
}

function Settings({ state }: { state: PushState }) {
  const device = usePushDevice(state);
  if (device.state === null) return <SkeletonRows {...BOXES} />;
  return (
    <div className={classNames(pageParts.column, styles.page)}>
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
