import { after } from '../platform/clock.ts';
import { onIdle } from '../platform/on-idle.ts';
import { paths } from '../platform/paths.ts';
import { isGateShut, onGateOpened } from '../session/gates/entry-gate.ts';
import { stageSettled } from '../stage/mirror/stage-settled.ts';

/** On a slow line the first screen has it for itself for so long. */
const FIRST_SCREEN_MS = 6_000;
/** Any other page, which has no stage to wait for, reads its own data in this time. */
const OTHER_PAGE_MS = 1_000;

/** The curtain opens after the gate. */
const CURTAIN_MS = 1_300;

/** Only the lobby's page waits for a stage. */
const hasStage = location.pathname === paths.home;

const screenComplete: Promise<void> = hasStage
  ? Promise.race([stageSettled, new Promise<void>((done) => after(FIRST_SCREEN_MS, done))])
  : new Promise((done) => after(OTHER_PAGE_MS, () => onIdle(done, FIRST_SCREEN_MS)));

/** Resolves when the first screen stands as it is meant to, its stage included: what can wait has waited for this. */
export const untilScreenComplete = (): Promise<void> => screenComplete;

/** As that, on the lobby's page; at once on any other, which has no stage to give way to. */
export const untilStageStands = (): Promise<void> => (hasStage ? screenComplete : Promise.resolve());

/**
 * Resolves when the first screen stands and may be seen. What only serves a stay waits for this: who leaves at the
 * first-visit notice has not paid for it.
 */
export async function untilEntered(): Promise<void> {
  await screenComplete;
  if (!isGateShut()) return;
  await new Promise<void>(onGateOpened);
  await new Promise<void>((done) => after(CURTAIN_MS, () => onIdle(done, FIRST_SCREEN_MS)));
}
