import { migrate } from '../../server/db/migrate.ts';
import { createRemotePlatform } from '../server/studios/remote/create-remote-platform.ts';
import { playSequences, settleOpenBets } from '../server/studios/remote-model/model-sequence.ts';
import { auditLedger } from '../server/support/audit-ledger.ts';
import type { Bench } from './bench.ts';
import { withDatabase } from './with-database.ts';

/** `REMOTE_SEQUENCES` for a shorter run. */
const SEQUENCES = Number(process.env.REMOTE_SEQUENCES ?? 20_000);
const CONNECTIONS = 16;
const MAX_SAID = 20;

/** Books of a studio over a bad net and ours, sequence by sequence, and the ledger before and after all open bets are booked. */
export const bench: Bench = {
  name: 'books of remote games',
  isLong: true,
  run: () =>
    withDatabase('remote-model', CONNECTIONS, async (sql, url) => {
      await migrate(sql);
      const platform = createRemotePlatform({ sql, url });
      await platform.open();
      try {
        const from = performance.now();
        const { all, differences } = await playSequences(platform, SEQUENCES);
        const seconds = (performance.now() - from) / 1_000;
        for (const difference of differences.slice(0, MAX_SAID)) console.error(difference);
        const before = await auditLedger(sql);
        await settleOpenBets(platform);
        const after = await auditLedger(sql);
        const unsound = [before, after].filter(({ isSound }) => !isSound).length;
        const sum = (name: 'lost' | 'copies' | 'refused') =>
          all.reduce((total, books) => total + books[name], 0);
        return [
          { name: 'sequences', value: all.length, unit: '', limit: { atLeast: SEQUENCES } },
          { name: 'time', value: seconds, unit: 's' },
          { name: 'differences', value: differences.length, unit: '', limit: { atMost: 0 } },
          { name: 'ledgers that do not add up', value: unsound, unit: '', limit: { atMost: 0 } },
          { name: 'lost questions and answers', value: sum('lost'), unit: '', limit: { atLeast: SEQUENCES } },
          { name: 'copies that came again', value: sum('copies'), unit: '', limit: { atLeast: SEQUENCES } },
          { name: 'refused bets', value: sum('refused'), unit: '' },
        ];
      } finally {
        await platform.close();
      }
    }),
};
