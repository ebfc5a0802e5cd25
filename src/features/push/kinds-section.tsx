import { useStore } from 'zustand';
import { getPushState, type PushState, setPushSettings } from '../../../contract/push/push-calls.ts';
import { PUSH_KINDS, type PushKind } from '../../../contract/push/push-kinds.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { setAnswer } from '../../session/calls/query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { Switch, SwitchList } from '../../ui/switch.tsx';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import { describePushFailure } from './describe-push-failure.ts';
import styles from './push.module.css';
import type { usePushDevice } from './use-push-device.ts';

interface KindsProps {
  value: PushState;
  device: ReturnType<typeof usePushDevice>;
}

/** One switch for each kind, all off at first. Switching one on also adds this device, where it can be added. */
export function KindsSection({ value, device }: KindsProps) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useMutation();
  const { kinds, quietHours, devices, isHeldBack } = value;
  const canGetAny = device.state === 'on' || device.state === 'off' || devices > 0;

  const choose = (kind: PushKind, isOn: boolean) =>
    void run(async () => {
      if (isOn && device.state === 'off') await device.turnOn();
      const next = { kinds: { ...kinds, [kind]: isOn }, quietHours };
      setAnswer(getPushState, {}, await callServer(setPushSettings, next));
    });

  return (
    <section
      className={classNames(pageParts.column, styles.section)}
      aria-labelledby="push-kinds"
      aria-busy={isBusy}
    >
      <h2 id="push-kinds" className={wordParts.title}>
        {t('push.kinds.head')}
      </h2>
      <SwitchList>
        {PUSH_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`push.kind.${kind}`)}
            isOn={kinds[kind]}
            // What is on can be switched off anywhere.
            isDisabled={!isOnline || (!canGetAny && !kinds[kind])}
            onChange={(isOn) => choose(kind, isOn)}
          >
            {t(`push.kind.${kind}.text`)}
          </Switch>
        ))}
      </SwitchList>
      {isHeldBack && <Notice>{t('push.heldBack')}</Notice>}
      {failure !== null && (
        <Notice tone="danger" title={t('push.failed.notSaved')} isLive>
          {describePushFailure(failure)}
        </Notice>
      )}
      <p className={styles.quiet}>{t('push.kinds.never')}</p>
    </section>
  );
}
