import { expect, it } from 'vitest';
import { auditLedger } from '../../support/audit-ledger.ts';
import { RACES, useDatabase } from '../../support/database.ts';
import { useRemotePlatform } from '../remote/remote-platform.ts';
import { playSequences, settleOpenBets } from './model-sequence.ts';
import type { StudioBooks } from './studio-model.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useRemotePlatform(database);

const SEQUENCES = 200;

it('books of both sides are equal after 200 sequences over a net that loses, doubles and reorders', async () => {
  const { all, differences } = await playSequences(platform, SEQUENCES);
  expect(differences).toEqual([]);
  expect(all).toHaveLength(SEQUENCES);

  const sum = (of: (books: StudioBooks) => number) => all.reduce((total, books) => total + of(books), 0);
  // What the net did: without it the test would say nothing.
  expect(sum(({ lost }) => lost)).toBeGreaterThan(SEQUENCES);
  expect(sum(({ copies }) => copies)).toBeGreaterThan(SEQUENCES);
  expect(sum(({ refused }) => refused)).toBeGreaterThan(10);
  expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });

  // What no round has closed is booked as lost, and the books stay as they are.
  await settleOpenBets(platform);
  expect(await sql`select from remote_bets where state = 'open'`).toHaveLength(0);
  expect(await auditLedger(sql)).toMatchObject({ isSound: true, wrongInRounds: 0 });
}, 60_000);
