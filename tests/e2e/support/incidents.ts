import { untilMailed } from './mail.ts';
import { operateByTwo, signUpWithMoney, type TestPlayer } from './players.ts';
import { playUnseenRound } from './rounds.ts';

/** A player who has lost one round of Royal Sevens, and has been told that the game had a fault at its moment. */
export async function signUpConcerned(): Promise<TestPlayer> {
  const player = await signUpWithMoney(50_000);
  const { settledAt, win } = await playUnseenRound(player.token);
  // Another player's round: what chance would have it is the same in every run then.
  if (win > 0) return signUpConcerned();
  // No other round of the run was settled in this very millisecond, so nobody else is told.
  const [from, to] = [settledAt, settledAt + 1].map((at) => new Date(at).toISOString());
  const period = ['--from', from ?? '', '--to', to ?? ''];
  await operateByTwo('game', 'incident', 'royal-sevens', ...period, '--kind', 'fault', '--send');
  await untilMailed(player);
  return player;
}
