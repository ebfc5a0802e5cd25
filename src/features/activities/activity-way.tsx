import type { ReactNode } from 'react';
import { linkTo, paths } from '../../platform/paths.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import type { ListedActivity } from './use-activities.ts';

interface ActivityWayProps extends ListedActivity {
  className: string | undefined;
  children: ReactNode;
}

/** A link where a tap leads to a page, a button where something opens above this one. */
export function ActivityWay({ activity, target, className, children }: ActivityWayProps) {
  if (target.kind === 'overlay')
    return (
      <button type="button" className={className} onClick={() => openOverlay(target.name)}>
        {children}
      </button>
    );
  if (target.kind === 'outside')
    return (
      <button
        type="button"
        className={className}
        onClick={() => openOverlay('leaving-site', { address: target.address })}
      >
        {children}
      </button>
    );
  const href = target.kind === 'page' ? target.href : linkTo(paths.activityInfo, { id: activity.id });
  return (
    <a className={className} href={href} draggable={false}>
      {children}
    </a>
  );
}
