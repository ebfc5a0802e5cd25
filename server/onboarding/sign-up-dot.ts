import type { Context } from '../context.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readSignUpState } from './sign-up-state.ts';

/** `hasSignUpBonus`: whether the player can claim the bonus of a new account now. */
export async function hasSignUpBonus(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  playerId: string,
): Promise<boolean> {
  const { state } = await readSignUpState(context.sql, { playerId, now: context.clock.now() });
  return state === 'open' && mayBeOffered(context, playerId);
}
