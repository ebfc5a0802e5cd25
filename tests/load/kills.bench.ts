import { randomInt } from 'node:crypto';
import type { Bench } from './bench.ts';
import { runKills } from './kill-run.ts';

const KILLS = 50;

export const bench: Bench = {
  name: 'kills',
  isLong: true,
  async run() {
    const seed = Number(process.env.KILLS_SEED ?? randomInt(2 ** 31));
    console.log(`seed of the kill times: KILLS_SEED=${seed}`);
    const { acknowledged, unanswered, lost, doubled, errors, isSound } = await runKills({
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
      { name: 'deposits acknowledged', value: acknowledged.depositor, unit: '', limit: some },
      { name: 'rounds acknowledged', value: acknowledged.spinner, unit: '', limit: some },
      { name: 'draws acknowledged', value: acknowledged.drawer, unit: '', limit: some },
      { name: 'safebox moves acknowledged', value: acknowledged.locker, unit: '', limit: some },
      {
        name: 'withdrawals acknowledged, all of them paid',
        value: acknowledged.taker,
        unit: '',
        limit: some,
      },
      { name: 'calls repeated without an answer', value: unanswered, unit: '' },
      { name: 'acknowledged and lost', value: lost, unit: '', limit: none },
      { name: 'executed twice', value: doubled, unit: '', limit: none },
      { name: 'players with another error', value: errors.length, unit: '', limit: none },
      { name: 'unsound ledger', value: Number(!isSound), unit: '', limit: none },
    ];
  },
};
