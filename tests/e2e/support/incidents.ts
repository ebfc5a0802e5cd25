import { setTimeout as wait } from 'node:timers/promises';
import { call } from './call.ts';
import { operateByTwo, signUpWithMoney, type TestPlayer } from './players.ts';
import { playUnseenRound } from './rounds.ts';

const ASK_AGAIN_MS = 250;

/** A player with a round of Royal Sevens, who has been told that the game had a fault at its moment. */
export async function signUpConcerned(): Promise<TestPlayer> {
  const player = await signUpWithMoney(50_000);
  const { settledAt } = await playUnseenRound(player.token);
  // No other round of the run was settled in this very millisecond, so nobody else is told.
  const [from, to] = [settledAt, settledAt + 1].map((at) => new Date(at).toISOString());
  const period = ['--from', from ?? '', '--to', to ?? ''];
  await operateByTwo('game', 'incident', 'royal-sevens', ...period, '--kind', 'fault', '--send');
  for (;;) {
    const { list } = await call('getMail2', { category: null, cursor: null, pageSize: 1 }, player.token);
    if (Array.isArray(list) && list.length > 0) return player;
    await wait(ASK_AGAIN_MS);
  }
}
