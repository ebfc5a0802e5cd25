import type { TouchState } from '../lobby/content.ts';
import type { Watch } from '../scene.ts';
import type { RoadContent } from './content.ts';
import type { RoadLayout } from './layout.ts';

export interface RoadShow {
  readonly layout: RoadLayout;
  readonly content: RoadContent;
}

/** What the road's scene reads. */
export interface RoadWatches {
  readonly show: Watch<RoadShow>;
  readonly touch: Watch<TouchState>;
  /** True while nothing may move by itself. */
  readonly isPaused: Watch<boolean>;
  readonly isCovered: Watch<boolean>;
  /** How far the way is scrolled, in CSS pixels. */
  offset(): number;
}
