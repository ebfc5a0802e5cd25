import { randomInt } from 'node:crypto';
import type { Bench } from './bench.ts';
import { runKills } from './kill-run.ts';

const KILLS = 50;

export const bench: Bench = {
  name: 'kills',
  isLong: true,
  async run() {
    const seed = Number(process.env.KILLS_SEED ?? randomInt(2 ** 31));
    console.log(`moments of the kills: KILLS_SEED=${seed}`);
    const { told, unanswered, lost, doubled, errors, isSound } = await runKills({
      kills: KILLS,
      seed,
      reducedMs: 1_500,
      crowd: { depositor: 5, spinner: 6, drawer: 3, locker: 4, taker: 3 },
      say: (line) => console.error(line),
    });
    for (const failure of errors) console.error(failure);
    const none = { atMost: 0 };
    const some = { atLeast: 20 };
    return [
      { name: 'kill -9, two of five the database’s', value: KILLS, unit: '', limit: { atLeast: 50 } },
      { name: 'deposits told', value: told.depositor, unit: '', limit: some },
      { name: 'rounds told', value: told.spinner, unit: '', limit: some },
      { name: 'draws told', value: told.drawer, unit: '', limit: some },
      { name: 'moves of safeboxes told', value: told.locker, unit: '', limit: some },
      { name: 'withdrawals told, all paid in the end', value: told.taker, unit: '', limit: some },
      { name: 'answers that did not come', value: unanswered, unit: '' },
      { name: 'told and lost', value: lost, unit: '', limit: none },
      { name: 'done twice', value: doubled, unit: '', limit: none },
      { name: 'players that met another fault', value: errors.length, unit: '', limit: none },
      { name: 'books that do not add up', value: Number(!isSound), unit: '', limit: none },
    ];
  },
};
