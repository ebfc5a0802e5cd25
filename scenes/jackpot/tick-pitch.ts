import { RING_STEP_MS } from '../../maths/jackpot-ring.ts';

/** How far a step of 300 ms or more lowers the ring's tick: about an octave. */
const PITCH_POWER = 0.5;
/** From this pace on, in degrees a second, the wheel's pegs have their own pitch. */
const FULL_PACE = 400;
const LOWEST_PEG = 0.6;

/** Rate at which a step's tick is played: the sound's own at full pace, lower the longer the light stays. */
export function tickRate(holdMs: number): number {
  return (RING_STEP_MS / holdMs) ** PITCH_POWER;
}

/** Rate at which a peg of the wheel is heard: the sound's own at full pace, lower as the wheel slows. */
export function pegRate(degreesPerSecond: number): number {
  return LOWEST_PEG + (1 - LOWEST_PEG) * Math.min(1, degreesPerSecond / FULL_PACE);
}
