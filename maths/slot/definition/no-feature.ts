import { cents } from '../../../contract/money.ts';
import type { NoFeature } from './slot-definition.ts';

/** A round is one spin. */
export const NO_FEATURE: NoFeature<unknown, object> = {
  kind: 'none',
  maxSpins: 0,
  play: () => ({ part: {}, pay: cents(0) }),
};
