import type { TouchState } from '../lobby/content.ts';
import type { Watch } from '../scene.ts';
import type { StairsContent } from './content.ts';
import type { StairsLayout } from './layout.ts';

export interface StairsShow {
  readonly layout: StairsLayout;
  readonly content: StairsContent;
}

/** What the stairs' scene reads. */
export interface StairsWatches {
  readonly show: Watch<StairsShow>;
  readonly touch: Watch<TouchState>;
  /** True while nothing may move by itself. */
  readonly isPaused: Watch<boolean>;
  readonly isCovered: Watch<boolean>;
  /** How far the way is scrolled, in CSS pixels. */
  offset(): number;
}
