import { useStore } from 'zustand';
import {
  getPushState,
  type PushState,
  type QuietHours,
  setPushSettings,
} from '../../../contract/push/push-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { setAnswer } from '../../session/calls/query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { Switch, SwitchList } from '../../ui/switch.tsx';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import styles from './push.module.css';

/** What the switch brings back after it was off. */
const DEFAULT_QUIET_HOURS: QuietHours = { from: 22 * 60, until: 8 * 60 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * 60);

/** A time of the day like 10:00 PM. @param minute of the day */
const timeText = (minute: number): string =>
  new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'short', timeZone: 'UTC' }).format(minute * 60_000);

/** The hours in which nothing rings. */
export function QuietSection({ value }: { value: PushState }) {
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const { isBusy, failure, run } = useMutation();
  const { kinds, quietHours } = value;
  const save = (next: QuietHours | null) =>
    void run(async () => {
      setAnswer(getPushState, {}, await callServer(setPushSettings, { kinds, quietHours: next }));
    });
  return (
    <section
      className={classNames(pageParts.column, styles.section)}
      aria-labelledby="push-quiet"
      aria-busy={isBusy}
    >
      <h2 id="push-quiet" className={wordParts.title}>
        {t('push.quiet.head')}
      </h2>
      <SwitchList>
        <Switch
          label={t('push.quiet.switch')}
          isOn={quietHours !== null}
          isDisabled={!isOnline}
          onChange={(isOn) => save(isOn ? DEFAULT_QUIET_HOURS : null)}
        >
          {quietHours
            ? t('push.quiet.between', { from: timeText(quietHours.from), until: timeText(quietHours.until) })
            : t('push.quiet.none')}
        </Switch>
      </SwitchList>
      {quietHours && (
        <div className={styles.times}>
          {(['from', 'until'] as const).map((end) => (
            <SelectField
              key={end}
              label={t(`push.quiet.${end}`)}
              value={quietHours[end]}
              disabled={!isOnline}
              onChange={(event) => save({ ...quietHours, [end]: Number(event.target.value) })}
            >
              {timesBut(quietHours[end === 'from' ? 'until' : 'from'], quietHours[end]).map((minute) => (
                <option key={minute} value={minute}>
                  {timeText(minute)}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
      {failure !== null && (
        <Notice tone="danger" title={t('push.failed.notSaved')} isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <p className={styles.quiet}>{t('push.quiet.text')}</p>
    </section>
  );
}

/** Full hours, and what was set to something else; not the other end. */
const timesBut = (other: number, current: number): number[] =>
  [...new Set([...HOURS, current])].filter((minute) => minute !== other).sort((one, two) => one - two);
