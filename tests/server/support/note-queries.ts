import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { Session } from 'node:inspector/promises';
import { afterAll } from 'vitest';
import { QUERY_NOTES, type QueryNote } from '../../../tools/query-notes.ts';

// Records which of the server's queries a test file has run, so that `npm run check` lists those that none has.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });

afterAll(async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const notes = result
    .filter(({ url }) => url.endsWith('-queries.ts'))
    .map(
      ({ url, functions }): QueryNote => ({
        file: url,
        ran: functions
          .filter(({ functionName, ranges }) => functionName !== '' && ranges[0]?.count !== 0)
          .map(({ functionName }) => functionName),
      }),
    );
  if (notes.length === 0) return;
  fs.mkdirSync(QUERY_NOTES, { recursive: true });
  fs.writeFileSync(`${QUERY_NOTES}/${randomUUID()}.json`, JSON.stringify(notes));
});
