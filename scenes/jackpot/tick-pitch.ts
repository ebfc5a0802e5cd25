import { RING_STEP_MS } from '../../maths/jackpot-ring.ts';

/** How far a step of 300 ms or more lowers the ring's tick: about an octave. */
const PITCH_POWER = 0.5;

/** Rate at which a step's tick is played: the sound's own at full pace, lower the longer the light stays. */
export function tickRate(holdMs: number): number {
  return (RING_STEP_MS / holdMs) ** PITCH_POWER;
}
