import { SLOT_CYCLE_MS } from '../../../contract/limits.ts';

/** Our rules of protection in the protocol's words. Pages may ignore them: the platform enforces each by itself. */
export const JURISDICTION = {
  socialCasino: false,
  disabledFullscreen: true,
  disabledTurbo: true,
  disabledSuperTurbo: true,
  disabledAutoplay: true,
  disabledSlamstop: true,
  disabledSpacebar: true,
  displayNetPosition: true,
  displayRTP: true,
  displaySessionTimer: true,
  minimumRoundDuration: SLOT_CYCLE_MS,
} as const;
