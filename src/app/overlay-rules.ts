import { ActivityId } from '../../contract/ids.ts';

export interface OverlayRules {
  /** Of one group only one is open. */
  readonly group?: string;
  /** Opens for guests only while this activity lets them look. */
  readonly activity?: ActivityId;
  /** Waits for an answer: neither Back nor Escape nor a tap beside it closes it. */
  readonly needsAnswer?: boolean;
}

/** What must be known of an overlay before the table of all of them has been loaded. */
export const OVERLAY_RULES: Readonly<Record<string, OverlayRules>> = {
  login: { group: 'auth' },
  register: { group: 'auth' },
  forgot: { group: 'auth' },
  'age-notice': { needsAnswer: true },
  'age-modal': { needsAnswer: true },
  'reality-check': { needsAnswer: true },
  'jackpot-board': { activity: ActivityId.luckyJackpot },
  jackpot: { activity: ActivityId.luckyJackpot },
};
