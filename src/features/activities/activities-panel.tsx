import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { timeNow } from '../../platform/time.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import styles from './activities.module.css';
import { ActivityImage } from './activity-image.tsx';
import { ActivityWay } from './activity-way.tsx';
import { hasNearEnd } from './near-end.ts';
import { type ListedActivity, useActivities } from './use-activities.ts';

/** `/activity`: everything that runs now, for whoever looks. */
export function ActivitiesPanel() {
  const list = useActivities();
  if (list === null) return <SkeletonRows count={4} height="200px" />;
  if (list.length === 0)
    return <EmptyState icon="gift" title={t('activities.none')} text={t('activities.noneText')} />;
  return (
    <ul className={classNames(listParts.list, styles.list)}>
      {list.map((listed) => (
        <ActivityCard key={listed.activity.id} {...listed} />
      ))}
    </ul>
  );
}

function ActivityCard({ activity, target }: ListedActivity) {
  const { id, title, themeUrl, endAt } = activity;
  return (
    <li className={styles.card}>
      <ActivityWay activity={activity} target={target} className={styles.way}>
        <ActivityImage url={themeUrl} />
        <span className={styles.name}>
          <strong>{title}</strong>
          {hasNearEnd(endAt, timeNow()) && (
            <small>
              {t('activities.until')} <DateText at={endAt} />
            </small>
          )}
        </span>
      </ActivityWay>
      {target.kind !== 'info' && (
        <a
          className={styles.about}
          href={linkTo(paths.activityInfo, { id })}
          aria-label={t('activities.about.label', { title })}
        >
          <Icon name="info" size={20} />
        </a>
      )}
    </li>
  );
}
