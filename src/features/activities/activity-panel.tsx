import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { getActivity } from '../../../contract/activities/activity-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { timeNow } from '../../platform/time.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { rememberWantedAddress } from '../../session/sign-in/wanted-address.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import styles from './activities.module.css';
import { activityIdOf } from './activity-address.ts';
import { ActivityImage } from './activity-image.tsx';
import { ActivityWay } from './activity-way.tsx';
import { hasNearEnd } from './near-end.ts';
import { useActivities } from './use-activities.ts';

/** `/activity/info`: picture, terms and period of one activity, and where it leads. */
export function ActivityPanel() {
  const id = activityIdOf(new URLSearchParams(useSearch()));
  return id === null ? null : <OneActivity key={id} id={id} />;
}

function OneActivity({ id }: { id: number }) {
  const answer = useCall(getActivity, { id }, { isSilent: true, refetchOnReconnect: isMissing });
  const isMember = useStore(profileStore, isSignedIn);
  // What ended while the page was open is gone from the list, which follows the heartbeat.
  const listed = useActivities()?.find(({ activity }) => activity.id === id);
  const state = asyncState(answer);
  if (state.kind !== 'success') {
    const gone = answer.error?.key === 'activityUnknown' ? 'activityUnknown' : 'activityClosed';
    return (
      <StateView
        state={state}
        failed={t('activities.failed')}
        boxes={<Skeleton height="60vh" />}
        forbidden={
          <EmptyState icon="calendar" title={t(`activities.gone.${gone}`)} text={t('activities.gone.text')}>
            <ButtonLink href={paths.activities}>{t('activities.all')}</ButtonLink>
          </EmptyState>
        }
      />
    );
  }
  const { title, terms, themeUrl, startAt, endAt, unloginShowStatus } = state.data;
  return (
    <article className={styles.page} aria-labelledby="activity-title">
      <ActivityImage url={themeUrl} isLarge />
      <h2 id="activity-title">{title}</h2>
      <dl className={classNames(surfaceParts.tiles, styles.period)}>
        <div>
          <dt>{t('activities.from')}</dt>
          <dd>
            <DateText at={startAt} shows="date" />
          </dd>
        </div>
        <div>
          <dt>{t('activities.until')}</dt>
          <dd>{hasNearEnd(endAt, timeNow()) ? <DateText at={endAt} /> : t('activities.open')}</dd>
        </div>
      </dl>
      {terms && (
        <section aria-labelledby="activity-terms">
          <h3 id="activity-terms">{t('activities.terms')}</h3>
          {terms.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      {!isMember && unloginShowStatus === 0 ? (
        <ButtonLink
          isWide
          href={paths.authLogin}
          onClick={() => rememberWantedAddress(linkTo(paths.activityInfo, { id }))}
        >
          {t('activities.signIn')}
        </ButtonLink>
      ) : (
        listed &&
        listed.target.kind !== 'info' && (
          <ActivityWay {...listed} className={styles.go}>
            {t('activities.go')}
          </ActivityWay>
        )
      )}
      {isMember && (
        <a className={styles.record} href={paths.rewardRecord}>
          {t('activities.record')}
        </a>
      )}
    </article>
  );
}
