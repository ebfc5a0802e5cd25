import {
  endOtherSessions,
  endSession,
  forgetDevice,
  getSessions,
} from '../../../contract/auth/security-calls.ts';
import type { CallData } from '../../../contract/call.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { setAnswer } from '../../session/calls/query-client.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { withStepUp } from '../../session/sign-in/step-up.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import { StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { toast } from '../../ui/toast.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import { DeviceRow } from './device-row.tsx';
import styles from './devices.module.css';
import { KnownDevices } from './known-devices.tsx';
import { SignInList } from './sign-in-list.tsx';

type Sessions = CallData<typeof getSessions>;

/** `/member/profile/devices`: where the player is signed in, and who tried to. */
export function DevicesPanel() {
  const state = asyncState(useCall(getSessions, {}));
  const ending = useMutation();
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('profile.load.failed')} boxes={{ count: 4, height: '84px' }} />;
  const { data: told } = state;

  const end = async (act: () => Promise<Sessions>, done: string) => {
    if (await ending.run(async () => setAnswer(getSessions, {}, await withStepUp(act)))) toast(done, 'good');
  };
  const others = told.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className={styles.stack}>
      <section>
        <h2 className={wordParts.title}>{t('profile.devices.here')}</h2>
        <ul className={classNames(listParts.list, surfaceParts.box)}>
          {told.sessions
            .filter(({ isCurrent }) => isCurrent)
            .map((session) => (
              <DeviceRow key={session.id} session={session} />
            ))}
        </ul>
      </section>
      <section>
        <h2 className={wordParts.title}>{t('profile.devices.others')}</h2>
        {others.length === 0 ? (
          <p className={classNames(wordParts.note, styles.text)}>{t('profile.devices.none')}</p>
        ) : (
          <>
            <ul className={classNames(listParts.list, surfaceParts.box)}>
              {others.map((session) => (
                <DeviceRow
                  key={session.id}
                  session={session}
                  isBusy={ending.isBusy}
                  onEnd={() =>
                    void end(
                      () => callServer(endSession, { sessionId: session.id }),
                      t('profile.devices.ended'),
                    )
                  }
                />
              ))}
            </ul>
            <Button
              kind="danger"
              isWide
              icon="exit"
              isBusy={ending.isBusy}
              onClick={() => void end(() => callServer(endOtherSessions, {}), t('profile.devices.endedAll'))}
            >
              {t('profile.devices.endAll')}
            </Button>
          </>
        )}
        {ending.failure !== null && (
          <Notice tone="danger" isLive>
            {describeFailure(ending.failure)}
          </Notice>
        )}
      </section>
      <KnownDevices
        devices={told.devices}
        isBusy={ending.isBusy}
        onForget={(deviceId) =>
          void end(() => callServer(forgetDevice, { deviceId }), t('profile.devices.forgotten'))
        }
      />
      <SignInList signIns={told.signIns} />
      <ButtonLink kind="quiet" isWide icon="lock" href={paths.authSetPassword}>
        {t('profile.devices.password')}
      </ButtonLink>
    </div>
  );
}
