import type { TouchState } from '../lobby/content.ts';
import type { Observable } from '../scene.ts';
import type { RoadContent } from './content.ts';
import type { RoadLayout } from './layout.ts';

export interface RoadShow {
  readonly layout: RoadLayout;
  readonly content: RoadContent;
}

/** What the road's scene reads. */
export interface RoadObservables {
  readonly show: Observable<RoadShow>;
  readonly touch: Observable<TouchState>;
  /** True while nothing may move by itself. */
  readonly isPaused: Observable<boolean>;
  readonly isCovered: Observable<boolean>;
  /** How far the way is scrolled, in CSS pixels. */
  offset(): number;
}
