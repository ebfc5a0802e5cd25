import { useStore } from 'zustand';
import { sendTestPush } from '../../../contract/push/push-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import { describePushFailure } from './describe-push-failure.ts';
import styles from './push.module.css';
import type { usePushDevice } from './use-push-device.ts';

interface DeviceProps {
  device: ReturnType<typeof usePushDevice>;
  /** Of the player, this one included. */
  devices: number;
  /** Anything is switched on: without it there is nothing to turn on here. */
  hasKinds: boolean;
}

/** Whether this device gets notifications, and what to do where it does not. */
export function DeviceSection({ device, devices, hasKinds }: DeviceProps) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useMutation();
  const { state, turnOn, turnOff } = device;
  const others = devices - (state === 'on' ? 1 : 0);
  if (state === null) return null;
  return (
    <section className={classNames(pageParts.column, styles.section)} aria-labelledby="push-device">
      <h2 id="push-device" className={wordParts.title}>
        {t('push.device.head')}
      </h2>
      <div className={classNames(surfaceParts.box, styles.device)}>
        <Icon name={state === 'on' ? 'bell' : 'device'} />
        <p role="status">
          <b>{t(`push.device.${state}`)}</b>
          <small>{t(`push.device.${state}.text`)}</small>
        </p>
      </div>
      {(state === 'on' || (state === 'off' && hasKinds)) && (
        <div className={styles.actions}>
          {state === 'off' ? (
            <Button isBusy={isBusy} disabled={!isOnline} onClick={() => void run(turnOn)}>
              {t('push.device.turnOn')}
            </Button>
          ) : (
            <>
              <Button
                kind="second"
                isBusy={isBusy}
                disabled={!isOnline}
                onClick={() =>
                  void run(async () => {
                    await callServer(sendTestPush, {});
                    toast(t('push.test.sent'), 'good');
                  })
                }
              >
                {t('push.test')}
              </Button>
              <Button
                kind="quiet"
                isBusy={isBusy}
                disabled={!isOnline}
                onClick={() => void run(() => turnOff(false))}
              >
                {t('push.device.turnOff')}
              </Button>
            </>
          )}
        </div>
      )}
      {others > 0 && (
        <div className={styles.others}>
          <p>{t('push.device.others', { count: others })}</p>
          <Button
            kind="plain"
            isBusy={isBusy}
            disabled={!isOnline}
            onClick={() => void run(() => turnOff(true))}
          >
            {t('push.device.turnOffAll')}
          </Button>
        </div>
      )}
      {!isOnline && <p className={styles.quiet}>{t('push.offline')}</p>}
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describePushFailure(failure)}
        </Notice>
      )}
    </section>
  );
}
